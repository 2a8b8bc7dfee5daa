import type { Pair } from '../../../shared/openapi/operation/serialize.ts'
import { decodePath } from '../../../shared/text/path.ts'
import { requestText } from '../base/texts.ts'
import { highlighted } from './highlighted.ts'
import { indented } from './indented.ts'
import { type Answered, isUnsendable } from './request.ts'

/** How many characters of a text a page shows; the rest can be saved. */
const SHOWN = 2_000_000
const PICTURE = 5_000_000
/** Largest JSON in bytes that is formatted; larger ones are shown as received. */
const LAID_OUT = 20_000_000

/** Creates an element with a text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}

const sizeInWords = (bytes: number) =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`

function pretty(text: string, type: string): string {
  if (!/json/i.test(type)) return text
  try {
    JSON.parse(text)
  } catch {
    return text // what is no JSON is shown as received
  }
  return indented(text, SHOWN)
}

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

/** A code block that can be copied. */
export function codeBlock(content: string | Node, label: string): HTMLElement {
  const box = make('div', 'code')
  const pre = make('pre', '')
  pre.tabIndex = 0
  pre.setAttribute('aria-label', label)
  const code = make('code', '')
  code.append(content)
  pre.append(code)
  const copy = make('button', 'copy', requestText('copy'))
  copy.type = 'button'
  box.append(pre, copy)
  return box
}

const block = (content: string | Node): HTMLElement => codeBlock(content, requestText('bodyLabel'))

/** Appends to the code, and keeps the end in view if it was. */
function addTo(code: Element, text: string): void {
  const pre = code.parentElement
  const isAtEnd = pre !== null && pre.scrollTop + pre.clientHeight >= pre.scrollHeight - 4
  code.append(text)
  if (isAtEnd) pre.scrollTop = pre.scrollHeight
}

function cutOff(error: unknown): string {
  if (!(error instanceof Error)) return requestText('cutOff')
  return isUnsendable(error) ? error.message : requestText('cutOffBecause', { reason: error.message })
}

/** Why the response ended too early. */
const ending = (error: unknown, signal: AbortSignal): HTMLElement =>
  signal.aborted ? make('p', 'try-told', requestText('stopped')) : make('p', 'try-error', cutOff(error))

/**
 * Shows a stream as it arrives; what has arrived stays if the stream breaks off. Returns its length, or `NaN` if
 * it ended too early.
 */
async function follow(response: Response, into: HTMLElement, signal: AbortSignal): Promise<number> {
  const box = block('')
  into.append(box)
  const code = box.querySelector('code')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let length = 0
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.length
      if (code && length < SHOWN) addTo(code, part.value)
    }
  } catch (error) {
    into.append(ending(error, signal))
    if (length === 0) length = Number.NaN
  }
  if (!(length > 0)) box.remove()
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

async function showBody(answered: Answered, into: HTMLElement, signal: AbortSignal): Promise<number> {
  const type = headerOf(answered, 'content-type')
  if (/event-stream|ndjson|jsonl|json-seq/i.test(type)) return follow(answered.body, into, signal)
  const { blob, failure } = await arrived(answered.body)
  await showBlob({ blob, type, name: nameOf(answered) }, into)
  if (failure === undefined) return blob.size
  into.append(ending(failure, signal))
  return blob.size || Number.NaN
}

interface Shown {
  readonly blob: Blob
  readonly type: string
  readonly name: string
}

async function showBlob({ blob, type, name }: Shown, into: HTMLElement): Promise<void> {
  if (blob.size === 0) return
  const isText =
    /json|text|xml|yaml|javascript|csv|urlencoded/i.test(type) || (type === '' && blob.size < SHOWN)
  if (isText) {
    const isWhole = /json/i.test(type) && blob.size < LAID_OUT
    const text = pretty(await (isWhole ? blob : blob.slice(0, SHOWN)).text(), type)
    const shown = text.slice(0, SHOWN)
    into.append(block(/json/i.test(type) ? highlighted(shown) : shown))
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
  const size = await showBody(answered, into, signal)
  if (!Number.isNaN(size)) told.textContent += ` · ${sizeInWords(size)}`
  if (size === 0) into.append(make('p', 'try-told', requestText('noBody')))
}
