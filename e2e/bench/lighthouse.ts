import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser.ts'
import { packageFolder } from './registry-package.ts'
import type { Row } from './row.ts'

/** The newest version that runs on every supported version of Node. */
const VERSION = '12.8.2'
/** The port by which it drives the browser. */
const PORT = Number(process.env.BENCH_PORT ?? 9777)
/** The least score of each category, by the kind of device. */
const LEAST = { desktop: 1, mobile: 0.98 }

type Device = keyof typeof LEAST

const root = fileURLToPath(new URL('../..', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Serves a folder as hosts do: compressed, with long caching for files whose names change with their content. */
function serveFolder(folder: string): Server {
  return createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = join(folder, path.endsWith('/') ? join(path, 'index.html') : path)
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': path.startsWith('/galley/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    return response.end(gzipSync(readFileSync(file)))
  })
}

interface Category {
  readonly title: string
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

/** What is read of a report; see `lighthouse/types/lhr/lhr.d.ts`. */
interface Report {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ readonly lhr: Report }>

/** The audits that cost a category points. */
const lost = ({ auditRefs }: Category, { audits }: Report): readonly string[] =>
  auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    return audit && weight > 0 && audit.score !== null && audit.score < 0.9 ? [audit.title] : []
  })

async function loaded<T>(folder: string, path: string): Promise<T> {
  const module: { readonly default: T } = await import(pathToFileURL(join(folder, path)).href)
  return module.default
}

/** The addresses of a built site's pages, from its sitemap. */
const pagesOf = (out: string): readonly string[] =>
  [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  )

/** Rates pages on one kind of device; prints what costs points. */
async function rate(folder: string, pages: readonly string[], device: Device): Promise<readonly Row[]> {
  const lighthouse = await loaded<Lighthouse>(folder, 'core/index.js')
  const desktop = await loaded<object>(folder, 'core/config/desktop-config.js')
  const below = new Map<string, number>()
  const worst = new Map<string, number>()
  for (const page of pages) {
    const { lhr } = await lighthouse(
      page,
      { port: PORT, logLevel: 'silent' },
      device === 'desktop' ? desktop : undefined,
    )
    for (const category of Object.values(lhr.categories)) {
      const { title, score } = category
      worst.set(title, Math.min(worst.get(title) ?? 1, score ?? 0))
      const isLess = (score ?? 0) < LEAST[device]
      below.set(title, (below.get(title) ?? 0) + Number(isLess))
      if (isLess)
        process.stdout.write(
          `  ${device}, ${new URL(page).pathname}: ${title} ${score}, ${lost(category, lhr).join('; ')}\n`,
        )
    }
  }
  const least = LEAST[device] * 100
  return [...below].flatMap(([title, value]): readonly Row[] => [
    { what: `${device}: lowest ${title}`, value: (worst.get(title) ?? 0) * 100, unit: '' },
    { what: `${device}: pages below ${least} in ${title}`, value, unit: '', most: 0 },
  ])
}

/** Rates every page of the handbook with Lighthouse, from the registry, over HTTP. */
export async function benchLighthouse(): Promise<readonly Row[]> {
  const folder = packageFolder('lighthouse', VERSION)
  const out = mkdtempSync(join(tmpdir(), 'galley-bench-lighthouse-'))
  const server = serveFolder(out)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: [...browserFlags, `--remote-debugging-port=${PORT}`],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const site = ['--out', out, '--site-url', `http://localhost:${port}/`]
    const cli = join(root, 'dist/electron/cli.js')
    const args = [cli, 'build', join(root, 'resources/handbook'), ...site]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    const pages = pagesOf(out).slice(0, Number(process.env.BENCH_PAGES ?? Number.POSITIVE_INFINITY))
    const rows = [{ what: 'pages', value: pages.length, unit: '' }]
    return [...rows, ...(await rate(folder, pages, 'desktop')), ...(await rate(folder, pages, 'mobile'))]
  } finally {
    await browser.close()
    server.close()
    rmSync(out, { recursive: true, force: true })
  }
}
