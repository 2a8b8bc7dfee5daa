import type { Pair } from '../../../shared/openapi/operation/serialize.ts'
import { decodePath } from '../../../shared/text/path.ts'
import { isJson } from '../base/is-json.ts'
import { codeBlock, make } from '../base/make.ts'
import { type Answered, isUnsendable } from '../base/request.ts'
import { requestText } from '../base/texts.ts'
import { comparison, documentedForm } from './comparison.ts'
import { eventReader, isEventType } from './event-stream.ts'
import { EventTable } from './event-table.ts'
import { findBar, foldButtons } from './find-bar.ts'
import { foldedJson } from './folded.ts'
import { indented } from './indented.ts'

/** How many characters of a text a page shows; the rest can be saved. */
const SHOWN = 2_000_000
const PICTURE = 5_000_000
/** Largest JSON in bytes that is formatted; larger ones are shown as received. */
const LAID_OUT = 20_000_000

const sizeInWords = (bytes: number) =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`

const headerOf = ({ headers }: Answered, name: string): string =>
  headers.find(([each]) => each.toLowerCase() === name)?.[1] ?? ''

/** The name that the server gives, else the last part of the address. */
const nameOf = (answered: Answered): string => {
  const written = headerOf(answered, 'content-disposition')
  const [, encoded] = /filename\*=(?:UTF-8'[^']*')([^;]+)/i.exec(written) ?? []
  const [, plain] = /filename="?([^";]+)"?/i.exec(written) ?? []
  const given = encoded === undefined ? plain : decodePath(encoded)
  return given || new URL(answered.url).pathname.split('/').at(-1) || 'answer'
}

function saving(blob: Blob, name: string): HTMLElement {
  const link = make('a', 'try-save', requestText('save', { size: sizeInWords(blob.size) }))
  link.href = URL.createObjectURL(blob)
  link.download = name.replace(/[/\\]/g, '_')
  return link
}

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

const block = (content: string | Node): HTMLElement => codeBlock(content, requestText('bodyLabel'))

function cutOff(error: unknown): string {
  if (!(error instanceof Error)) return requestText('cutOff')
  return isUnsendable(error) ? error.message : requestText('cutOffBecause', { reason: error.message })
}

/** Why the response ended too early. */
const ending = (error: unknown, signal: AbortSignal): HTMLElement =>
  signal.aborted ? make('p', 'try-told', requestText('stopped')) : make('p', 'try-error', cutOff(error))

/** Characters of a stream that are kept for saving. */
const KEPT = 50_000_000

/**
 * Shows the events of a stream as they arrive; what has arrived stays if the stream breaks off. Returns its length, or
 * `NaN` if it ended too early.
 */
async function follow(answered: Answered, type: string, { into, signal }: Place): Promise<number> {
  const table = new EventTable(/event-stream/i.test(type))
  into.append(table.element)
  const events = eventReader(type)
  const reader = answered.body.body?.pipeThrough(new TextDecoderStream()).getReader()
  const pieces: string[] = []
  let length = 0
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.length
      if (length < KEPT) pieces.push(part.value)
      table.add(events.read(part.value))
    }
    table.add(events.rest())
  } catch (error) {
    into.append(ending(error, signal))
    if (length === 0) length = Number.NaN
  }
  if (length > 0) into.append(saving(new Blob(pieces, { type }), nameOf(answered)))
  else table.element.remove()
  return length
}

/** What arrives of a body, and why it broke off, if it did. */
async function arrived({ body }: Response): Promise<{ readonly blob: Blob; readonly failure?: unknown }> {
  const pieces: BlobPart[] = []
  const reader = body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      pieces.push(part.value)
  } catch (failure) {
    return { blob: new Blob(pieces), failure }
  }
  return { blob: new Blob(pieces) }
}

async function showBody(answered: Answered, { into, signal }: Place): Promise<number> {
  const type = headerOf(answered, 'content-type')
  if (isEventType(type)) return follow(answered, type, { into, signal })
  const { blob, failure } = await arrived(answered.body)
  const isWhole = failure === undefined
  await showBlob({ blob, type, name: nameOf(answered), status: isWhole ? answered.status : undefined }, into)
  if (failure === undefined) return blob.size
  into.append(ending(failure, signal))
  return blob.size || Number.NaN
}

/** Where a response is shown, and the signal that cancels it. */
interface Place {
  readonly into: HTMLElement
  readonly signal: AbortSignal
}

interface Shown {
  readonly blob: Blob
  readonly type: string
  readonly name: string
  /** Set if the whole response arrived, so that it can be compared with its description. */
  readonly status: number | undefined
}

/** Shows JSON that readers can fold and search, and how it differs from its description. */
async function showJson(text: string, { status, type }: Shown, into: HTMLElement): Promise<void> {
  const folded = text.length > SHOWN ? undefined : foldedJson(text)
  if (!folded) {
    into.append(block(text.slice(0, SHOWN)))
    return
  }
  const box = block(folded.content)
  box.classList.add('try-json-answer')
  const bar = findBar(folded.lines)
  bar.append(...foldButtons(box))
  into.append(bar, box)
  const form = status === undefined ? undefined : await documentedForm(status, type)
  if (form) bar.before(comparison(JSON.parse(text), form, folded.lines))
}

async function showBlob(answer: Shown, into: HTMLElement): Promise<void> {
  const { blob, type, name } = answer
  if (blob.size === 0) return
  const isText =
    /json|text|xml|yaml|javascript|csv|urlencoded/i.test(type) || (type === '' && blob.size < SHOWN)
  if (isText) {
    const isWhole = /json/i.test(type) && blob.size < LAID_OUT
    const written = await (isWhole ? blob : blob.slice(0, SHOWN)).text()
    // What is not valid JSON is shown as received.
    const isFormatted = /json/i.test(type) && isJson(written)
    const text = isFormatted ? indented(written, SHOWN) : written
    if (isFormatted) await showJson(text, answer, into)
    else into.append(block(text.slice(0, SHOWN)))
    if (text.length > SHOWN || (!isWhole && blob.size > SHOWN))
      into.append(make('p', 'try-told', requestText('start')))
  } else if (type.startsWith('image/') && blob.size < PICTURE) {
    const picture = make('img', 'try-picture')
    picture.alt = requestText('picture')
    picture.src = await asDataUrl(blob.slice(0, blob.size, type))
    into.append(picture)
  }
  if (!isText || blob.size > 10_000) into.append(saving(blob.slice(0, blob.size, type), name))
}

function headerList(headers: readonly Pair[]): HTMLElement {
  const box = make('details', 'try-headers')
  box.append(make('summary', '', requestText('headers', { count: String(headers.length) })))
  const list = make('dl', '')
  for (const [name, value] of headers) list.append(make('dt', '', name), make('dd', '', value))
  box.append(list)
  return box
}

/** Shows a response: its status, duration, size, headers and body. */
export async function showAnswer(answered: Answered, into: HTMLElement, signal: AbortSignal): Promise<void> {
  const { status, statusText, headers, milliseconds, notes } = answered
  const head = make('p', 'try-status')
  const told = make('span', '', `${statusText} · ${Math.round(milliseconds)} ms`.trim())
  head.append(make('span', `status status-${String(status).charAt(0)}`, String(status)), told)
  into.replaceChildren(head, ...notes.map(note => make('p', 'try-told', note)), headerList(headers))
  const size = await showBody(answered, { into, signal })
  if (!Number.isNaN(size)) told.textContent += ` · ${sizeInWords(size)}`
  if (size === 0) into.append(make('p', 'try-told', requestText('noBody')))
}
