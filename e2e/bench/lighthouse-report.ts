import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { browserFlags } from '../browser.ts'

/** The kinds of device that Lighthouse simulates. */
export type Device = 'desktop' | 'mobile'

/** A category of Lighthouse, such as Performance. */
export interface Category {
  readonly title: string
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

/** What is read of a report; see `lighthouse/types/lhr/lhr.d.ts`. */
export interface Report {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >
  readonly runtimeError?: { readonly message: string }
}

/** A page takes about half a minute on a busy machine; what takes longer hangs. */
const LIMIT = 180_000
const TRIES = 3

/** Lets Lighthouse of a folder rate a page in a browser of its own; returns its report, or why there is none. */
async function tried(folder: string, address: string, device: Device, browser: string | undefined) {
  const args = [
    join(folder, 'cli/index.js'),
    address,
    '--output=json',
    '--quiet',
    `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  // An interrupted Lighthouse ends its browser, too.
  const limits = { timeout: LIMIT, killSignal: 'SIGINT' } as const
  const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) }
  const child = spawn(process.execPath, args, { ...limits, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  try {
    const report: Report = JSON.parse(out)
    return report.runtimeError?.message ?? report
  } catch {
    return error.trim().split('\n')[0] || `no report within ${LIMIT / 1000} seconds`
  }
}

/** Returns the report of Lighthouse on a page. Prints why a try failed; throws if every try does. */
export async function lighthouseReport(
  folder: string,
  address: string,
  device: Device,
  browser: string | undefined,
): Promise<Report> {
  for (let index = 1; index <= TRIES; index++) {
    const result = await tried(folder, address, device, browser)
    if (typeof result !== 'string') return result
    process.stdout.write(`  try ${index} of ${TRIES} failed on ${address}: ${result}\n`)
  }
  throw new Error(`Lighthouse cannot rate ${address}`)
}
