import type { IncomingMessage } from 'node:http'
import { message } from '../../../shared/messages/message.ts'
import { type Answer, plain } from '../web/answer.ts'

/** Below this path is what a sandboxed frame loads, which has an opaque origin. */
export const PREVIEW_PATH = '/preview/'

const values = (request: IncomingMessage, name: string): readonly string[] =>
  request.rawHeaders.filter((_, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === name)

/** A link elsewhere may lead to the first page, which holds no secret; nothing else may be requested from other sites. */
function siteAllowed(request: IncomingMessage, path: string): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = request.headers
  if (site === undefined || site === 'same-origin' || site === 'none') return true
  return path === '/' && request.method === 'GET' && mode === 'navigate' && dest === 'document'
}

/** The frame's requests are cross-site; a preview is shown in a frame or not at all. */
function previewAllowed(request: IncomingMessage, path: string): boolean {
  const { origin, 'sec-fetch-dest': dest } = request.headers
  if (origin !== undefined && origin !== 'null') return false
  return dest === undefined || dest !== 'document' || !path.endsWith('.html')
}

/** The path of the address; undefined if it is malformed. Compared as text, never parsed as a URL. */
export function pathOf(request: IncomingMessage): string | undefined {
  const [path = ''] = (request.url ?? '').split('?', 1)
  return path.startsWith('/') && !path.startsWith('//') ? path : undefined
}

/** Why a request is refused; undefined if it may pass. `host` is our only name. */
export function objection(request: IncomingMessage, host: string): Answer | undefined {
  const hosts = values(request, 'host')
  if (hosts.length !== 1 || hosts[0] !== host) return plain(421, message('host:answers.otherName'))
  const path = pathOf(request)
  if (path === undefined) return plain(400, message('host:answers.badAddress'))
  if (request.method === 'OPTIONS') return plain(403, message('host:answers.otherSite'))
  if (request.headers['content-encoding'] !== undefined) return plain(415, message('host:answers.compressed'))
  if (path.startsWith(PREVIEW_PATH)) {
    return previewAllowed(request, path) ? undefined : plain(403, message('host:answers.onlyEditor'))
  }
  const origins = values(request, 'origin')
  const foreign = origins.length > 1 || (origins.length === 1 && origins[0] !== `http://${host}`)
  return foreign || !siteAllowed(request, path) ? plain(403, message('host:answers.otherSite')) : undefined
}
