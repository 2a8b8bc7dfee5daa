import { formType, partHead } from '../../../shared/openapi/operation/multipart.ts'
import type { RequestPart } from '../../../shared/openapi/operation/request-model.ts'
import { formText, type Pair } from '../../../shared/openapi/operation/serialize.ts'
import { type Answered, handOver, Unsendable } from '../base/request.ts'
import { requestText } from '../base/texts.ts'
import { isBodiless, isOwnHeader, isRefusedMethod } from './browser-limits.ts'
import type { Gathered } from './gather.ts'

/** Milliseconds to wait for the head of a response. */
const PATIENCE = 60_000

/** A form body written out by hand, because browsers cannot set headers of a form's parts. */
function writtenOut(parts: readonly RequestPart[], files: ReadonlyMap<RequestPart, File>): Blob {
  const random = [...crypto.getRandomValues(new Uint8Array(16))]
  const boundary = `galley-${random.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
  const pieces = parts.flatMap((part): BlobPart[] => {
    const file = files.get(part)
    const type = part.type ?? file?.type
    const head = partHead(type ? { ...part, type } : part)
    return [`--${boundary}\r\n${head.join('\r\n')}\r\n\r\n`, file ?? part.value, '\r\n']
  })
  return new Blob([...pieces, `--${boundary}--\r\n`], { type: formType(boundary) })
}

function multipart(parts: readonly RequestPart[], files: ReadonlyMap<RequestPart, File>): BodyInit {
  if (parts.some(({ headers }) => headers !== undefined)) return writtenOut(parts, files)
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

const FORM: Pair = ['Content-Type', 'application/x-www-form-urlencoded']

async function sendHere(gathered: Gathered, signal: AbortSignal): Promise<Answered> {
  const { method, url, headers, body } = gathered.request
  if (isRefusedMethod(method)) {
    throw new Unsendable(requestText('method', { method }))
  }
  const sent = headers.filter(([name]) => !isOwnHeader(name))
  const left = [
    ...headers.map(([name]) => name).filter(isOwnHeader),
    ...(body && isBodiless(method) ? [requestText('bodyWith', { method })] : []),
  ]
  const began = performance.now()
  const response = await fetch(url, {
    method,
    headers: [...sent, ...(body?.kind === 'form' ? [FORM] : [])].map(([name, value]) => [name, value]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
    ...(isBodiless(method) ? {} : { body: bodyOf(gathered) ?? null }),
  })
  const { status, statusText, redirected } = response
  return {
    status,
    statusText,
    headers: [...response.headers],
    url: response.url,
    milliseconds: performance.now() - began,
    notes: [
      ...(redirected ? [requestText('redirected', { address: response.url })] : []),
      ...(left.length > 0 ? [requestText('withheld', { names: left.join(', ') })] : []),
    ],
    body: response,
  }
}

/** Hands the request over, with its body written out. */
async function sendThrough(gathered: Gathered, signal: AbortSignal): Promise<Answered> {
  const { method, url, headers, body } = gathered.request
  const written = bodyOf(gathered)
  if (written === undefined) return handOver({ method, url, headers, signal })
  const packed = new Response(written)
  const type = packed.headers.get('content-type')
  const more: readonly Pair[] =
    body?.kind === 'form' ? [FORM] : body?.kind === 'parts' && type !== null ? [['Content-Type', type]] : []
  return handOver({ method, url, headers: [...headers, ...more], body: await packed.arrayBuffer(), signal })
}

/**
 * Sends a request without the browser's cookies: directly, or through the application that shows the page, which
 * may ask the person first and has its own timeout. `stop` aborts it.
 */
export async function send(gathered: Gathered, stop: AbortController): Promise<Answered> {
  if (gathered.isThrough) return sendThrough(gathered, stop.signal)
  const timer = setTimeout(() => stop.abort('patience'), PATIENCE)
  try {
    return await sendHere(gathered, stop.signal)
  } finally {
    clearTimeout(timer)
  }
}
