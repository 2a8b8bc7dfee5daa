import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, isAbsolute, join, normalize, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Files whose names tell their content: as on most hosts, the browser asks for each only once. */
const HASHED = /^\/docs\/galley\/[^/]+-[0-9a-z]{8}\.\w+$/

/** Builds the site of a repository, inside or outside this project, for its URL if one is given. */
function build(source: string, out: string, url: string | undefined): void {
  const cli = join(root, 'dist/electron/cli.js')
  const address = url === undefined ? [] : ['--site-url', url]
  const args = [cli, 'build', resolve(root, source), '--out', out, ...address]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status === null || status > 1) throw new Error(stderr)
}

/** Returns the path of a URL; an invalid one maps to no file. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return ''
  }
}

/** A simple file host below `/docs/`; unknown addresses get 404.html. */
async function host(folder: string) {
  const server = createServer((request, response) => {
    const path = decoded((request.url ?? '').split(/[?#]/, 1)[0] ?? '')
    const below = normalize(path.replace(/^\/docs\//, '')).replace(/^(\.\.[/\\])+/, '')
    const wanted = join(folder, below.endsWith('/') || below === '.' ? join(below, 'index.html') : below)
    const isThere = path.startsWith('/docs/') && existsSync(wanted) && extname(wanted) !== ''
    const file = isThere ? wanted : join(folder, '404.html')
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(isThere && HASHED.test(path) ? { 'cache-control': 'max-age=31536000, immutable' } : {}),
    })
    // A file that was removed meanwhile ends the response, not the journey.
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise(done => server.close(done))
  }
  return { url: `http://127.0.0.1:${port}/docs/`, stop }
}

/** A built site, and the two ways to read it. */
export interface Built {
  readonly folder: string
  /** URL of the folder, ending in `/`. */
  readonly onDisk: string
  readonly hosted: string
}

type Building = (source: string, isTold?: boolean) => Promise<Built>

/** Builds sites and hosts them until `ends` are called. */
function builder(ends: (() => unknown)[]): Building {
  return async (source, isTold = true) => {
    const folder = mkdtempSync(join(tmpdir(), 'galley-built-'))
    const { url, stop } = await host(folder)
    ends.push(stop, () => rmSync(folder, { recursive: true, force: true }))
    build(source, folder, isTold ? url : undefined)
    return { folder, onDisk: pathToFileURL(`${folder}/`).href, hosted: url }
  }
}

interface Fixtures {
  /**
   * `isTold`: the build knows the URL of the site. Sites from folders of this project are built once for all journeys
   * of a worker, which only read them.
   */
  readonly builtSite: Building
}

/** Test for journeys of readers. */
export const test = base.extend<Fixtures, { readonly ownSite: Building }>({
  ownSite: [
    async ({ browserName: _ }, use) => {
      const ends: (() => unknown)[] = []
      const builds = builder(ends)
      const known = new Map<string, Promise<Built>>()
      await use((source, isTold = true) => {
        const key = `${source} ${isTold}`
        const site = known.get(key) ?? builds(source, isTold)
        known.set(key, site)
        return site
      })
      for (const end of ends) await end()
    },
    { scope: 'worker' },
  ],
  builtSite: async ({ ownSite }, use) => {
    const ends: (() => unknown)[] = []
    const builds = builder(ends)
    await use((source, isTold) => (isAbsolute(source) ? builds : ownSite)(source, isTold))
    for (const end of ends) await end()
  },
})

const EMBEDDED = '<!doctype html><html lang="en"><title>Embedded</title>'

/** Answers requests to other hosts with an empty document. A route would do so, too, but switch the browser’s cache off. */
export async function emptyElsewhere(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'text/html' }],
    body: Buffer.from(EMBEDDED).toString('base64'),
  }
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that was left waits for nothing.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/** Records everything that goes wrong on a page while it is read. */
export function watchTroubles(page: Page): readonly string[] {
  const troubles: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => troubles.push(`${page.url()}: ${error.message}`))
  // Requests still pending when the next page opens are not missing files.
  page.on('requestfailed', request => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      troubles.push(`${page.url()}: ${request.url()} failed`)
  })
  page.on('response', response => {
    if (response.status() >= 400) troubles.push(`${page.url()}: ${response.url()} gave ${response.status()}`)
  })
  return troubles
}

export { expect }
