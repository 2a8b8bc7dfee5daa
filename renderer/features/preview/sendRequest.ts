import i18next from 'i18next'
import { explain } from '../../host/link/explain.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import type { FromFrame, ToFrame } from '../../preview-frame/protocol.ts'
import { mayReach } from './consent.ts'

type Reply = (message: ToFrame) => void
type Request = Extract<FromFrame, { readonly kind: 'send' }>

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), character => character.charCodeAt(0))

const base64Of = (bytes: ArrayBuffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([bytes]))
  })

/** How long the browser may take to report a press in the frame to this window. */
const NEWS = 250

/** Whether the person has just pressed something: a page by itself sends nothing. */
async function wasPressed(): Promise<boolean> {
  if (navigator.userActivation.isActive) return true
  await new Promise(resolve => setTimeout(resolve, NEWS))
  return navigator.userActivation.isActive
}

async function sendFor(
  site: Site,
  frame: string,
  request: Request,
  isWanted: () => boolean,
): Promise<ToFrame> {
  const { id, method, url, headers, body } = request
  const unsent = (message: string): ToFrame => ({ kind: 'unsent', id, message })
  const page = usePreview.of(site).getState().page?.path
  if (page === undefined || !(await wasPressed())) return unsent(i18next.t('preview:send.notPressed'))
  try {
    const plan = await site.host.planRequest({ page, url })
    if (!(await mayReach(site, plan)) || !isWanted()) return unsent(i18next.t('preview:send.cancelled'))
    const head = await site.host.sendRequest({
      id: `${frame} ${id}`,
      page,
      url,
      ...plan,
      method,
      headers: headers.map(([name, value]) => ({ name, value })),
      ...(body ? { body: await base64Of(body) } : {}),
    })
    return { kind: 'answer', id, head }
  } catch (error) {
    return unsent(inWords(error))
  }
}

function inWords(error: unknown): string {
  const { message, hint } = explain(error)
  return hint === undefined ? message : `${message} ${hint}`
}

async function nextPiece(site: Site, frame: string, id: number): Promise<ToFrame> {
  try {
    const data = await site.host.readAnswer({ id: `${frame} ${id}` })
    return data === undefined ? { kind: 'piece', id } : { kind: 'piece', id, bytes: bytesOf(data) }
  } catch (error) {
    return { kind: 'unsent', id, message: inWords(error) }
  }
}

/** Requests that the person canceled before they were sent. */
const stoppedOf = perSite(() => new Set<string>())

/** Lets the host send the request of a form in `frame`, and returns its response to the frame; returns whether the message was a request. */
export function relay(site: Site, message: FromFrame, frame: string, reply: Reply): boolean {
  const key = 'id' in message ? `${frame} ${message.id}` : ''
  switch (message.kind) {
    case 'send':
      stoppedOf(site).delete(key)
      void sendFor(site, frame, message, () => !stoppedOf(site).has(key)).then(reply)
      return true
    case 'pull':
      void nextPiece(site, frame, message.id).then(reply)
      return true
    case 'stop':
      stoppedOf(site).add(key)
      void site.host.stopRequest({ id: key }).catch(() => undefined) // it is over already
      return true
    default:
      return false
  }
}
