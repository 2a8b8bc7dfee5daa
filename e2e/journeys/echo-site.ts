import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { answer, listen, type Received, writeEchoSite } from './echo-api.ts'
import { type OAuthServer, startOAuthServer, writeOAuthSite } from './oauth-server.ts'
import { build } from './request-form.ts'

/** A repository that documents a server, which runs while the tests of one file do. */
interface ServedSite {
  readonly server: Server
  /** What was sent to the server, oldest first. */
  readonly received: Received[]
  readonly folder: string
  /** The address of the server. */
  readonly base: string
}

/** Closes servers at once, also those with open connections. */
function closeAll(servers: readonly Server[]): void {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
}

/** Starts the server before the tests of this file, and prepares a folder with what `write` puts there. */
function serveSite(name: string, write: (folder: string, base: string) => void): ServedSite {
  const received: Received[] = []
  const server = createServer((request, response) => answer(request, response, received))
  const site = { server, received, folder: '', base: '' }
  test.beforeAll(async () => {
    site.base = await listen(server)
    site.folder = mkdtempSync(join(tmpdir(), `galley-${name}-`))
    write(site.folder, site.base)
  })
  test.afterAll(() => {
    closeAll([server])
    rmSync(site.folder, { recursive: true, force: true })
  })
  return site
}

/** A built site whose pages send requests to a server that answers as it is asked to. */
export const serveEchoSite = (name: string): ServedSite =>
  serveSite(name, (folder, base) => {
    writeEchoSite(folder, base)
    build(folder)
  })

/** A repository whose operations ask for a token of `oauth`. */
export function serveOAuthSite(): { readonly site: ServedSite; readonly oauth: () => OAuthServer } {
  let started: OAuthServer | undefined
  const oauth = () => {
    if (!started) throw new Error('The authorization server runs only during the tests')
    return started
  }
  test.beforeAll(async () => {
    started = await startOAuthServer()
  })
  const site = serveSite('oauth', (folder, base) => writeOAuthSite(folder, base, oauth().base))
  test.afterAll(() => closeAll([oauth().server]))
  return { site, oauth }
}
