import type { RequestPart } from '../../../shared/openapi/request.ts'
import { formText } from '../../../shared/openapi/serialise.ts'
import type { Gathered } from './gather.ts'

/** Waiting longer than this for the head of an answer is no use. */
const PATIENCE = 60_000

/** Headers that browsers set themselves; a page cannot. */
const FORBIDDEN = /^(cookie|host|origin|referer|content-length|connection|date|te|trailer|upgrade|via)$/i

/** Methods that browsers never send. */
const REFUSED = /^(trace|track|connect)$/i

const BODILESS = /^(get|head)$/i

/** A request that no browser sends, whatever the API allows. */
export class Unsendable extends Error {}

/** What was answered, before its body. */
export interface Answered {
  readonly response: Response
  readonly milliseconds: number
  /** What the browser would not send: names of headers, a body. */
  readonly left: readonly string[]
}

function multipart(parts: readonly RequestPart[], files: ReadonlyMap<RequestPart, File>): FormData {
  const form = new FormData()
  for (const part of parts) {
    const file = files.get(part)
    if (file && part.type) form.append(part.name, new Blob([file], { type: part.type }), file.name)
    else if (file) form.append(part.name, file, file.name)
    else if (part.type) form.append(part.name, new Blob([part.value], { type: part.type }))
    else form.append(part.name, part.value)
  }
  return form
}

function bodyOf({ request, files, file }: Gathered): BodyInit | undefined {
  const { body } = request
  switch (body?.kind) {
    case 'text':
      return body.text
    case 'form':
      return formText(body.pairs)
    case 'parts':
      return multipart(body.parts, files)
    case 'file':
      return file
    default:
      return undefined
  }
}

/** Sends a request straight from the browser, without its cookies. `stop` ends it. */
export async function send(gathered: Gathered, stop: AbortController): Promise<Answered> {
  const { method, url, headers, body } = gathered.request
  const sent = headers.filter(([name]) => !FORBIDDEN.test(name))
  const left = [
    ...headers.map(([name]) => name).filter(name => FORBIDDEN.test(name)),
    ...(body && BODILESS.test(method) ? [`a body with ${method}`] : []),
  ]
  const form = body?.kind === 'form' ? [['Content-Type', 'application/x-www-form-urlencoded']] : []
  const began = performance.now()
  const timer = setTimeout(() => stop.abort('patience'), PATIENCE)
  try {
    if (REFUSED.test(method))
      throw new Unsendable(`Browsers send no ${method} requests. Copy the request as cURL.`)
    const mayHaveBody = !BODILESS.test(method)
    const response = await fetch(url, {
      method,
      headers: [
        ...sent.map(([name, value]): [string, string] => [name, value]),
        ...form.map(([a = '', b = '']): [string, string] => [a, b]),
      ],
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
      ...(mayHaveBody ? { body: bodyOf(gathered) ?? null } : {}),
    })
    return { response, milliseconds: performance.now() - began, left }
  } finally {
    clearTimeout(timer)
  }
}
