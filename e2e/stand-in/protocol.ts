import { isOurs, toApp, toWeb } from './addresses.ts'
import type { DevToolsSession } from './devtools.ts'

type ProtocolHandler = (request: Request) => Promise<Response> | Response

interface Scheme {
  readonly scheme: string
  readonly privileges?: Readonly<Record<string, boolean>>
}

const handlers = new Map<string, ProtocolHandler>()
const privileged = new Map<string, Readonly<Record<string, boolean>>>()

/** The schemes of the app. */
export const protocol = {
  registerSchemesAsPrivileged: (schemes: readonly Scheme[]): void => {
    privileged.clear()
    for (const { scheme, privileges = {} } of schemes) privileged.set(scheme, privileges)
  },
  handle: (scheme: string, handler: ProtocolHandler): void => {
    handlers.set(scheme, handler)
  },
}

/** A request that Chromium holds until it is answered. */
export interface PausedRequest {
  readonly requestId: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
  }
  readonly frameId: string
  readonly resourceType: string
}

/** Only schemes that are standard and secure can be replaced by origins on the web. */
function checkPrivileges(scheme: string): void {
  const { standard, secure, supportFetchAPI, bypassCSP } = privileged.get(scheme) ?? {}
  if (!standard || !secure || !supportFetchAPI || bypassCSP)
    throw new Error(`The stand-in knows only schemes that are standard and secure: ${scheme}`)
}

const isNavigation = ({ resourceType }: PausedRequest): boolean => resourceType === 'Document'

/** Answers a request with the handler of its scheme; `mayNavigate` decides about pages. */
export async function answerRequest(
  session: DevToolsSession,
  paused: PausedRequest,
  mayNavigate: (paused: PausedRequest) => boolean,
): Promise<void> {
  const { requestId, request } = paused
  if (isNavigation(paused) && !mayNavigate(paused)) {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    return
  }
  const url = toApp(request.url)
  const scheme = url.slice(0, url.indexOf(':'))
  const handler = handlers.get(scheme)
  if (!isOurs(request.url) || !handler) {
    await session.send('Fetch.continueRequest', { requestId })
    return
  }
  checkPrivileges(scheme)
  const headers = Object.entries(request.headers).filter(([name]) => !/^(?:origin|referer|sec-)/i.test(name))
  const response = await handler(new Request(url, { method: request.method, headers }))
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value: toWeb(value) })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  })
}
