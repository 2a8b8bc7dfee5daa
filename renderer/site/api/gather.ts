import { joinedUrl } from '../../../shared/openapi/operation/address.ts'
import type { Credentials } from '../../../shared/openapi/operation/placeholders.ts'
import {
  type RequestBody,
  type RequestModel,
  type RequestPart,
  withBody,
} from '../../../shared/openapi/operation/request-model.ts'
import {
  cookiePairs,
  escapeText,
  fitHeaders,
  headerText,
  type Pair,
  partType,
  pathText,
  plainPairs,
  queryPairs,
  type SerializationOptions,
  scalar,
  wholeQuery,
} from '../../../shared/openapi/operation/serialize.ts'
import { requestText } from '../base/texts.ts'
import { type Control, controlsIn, Mistyped, typedValue } from '../values/values.ts'

/** The request of a form, and its files. */
export interface Gathered {
  readonly request: RequestModel
  readonly files: ReadonlyMap<RequestPart, File>
  readonly file?: File
  /** The application that shows the page sends the request. */
  readonly isThrough: boolean
}

/** How a form is read: to send its request, or to show it as it is. */
export interface Reader {
  /** Throws {@link Mistyped} if the request could not be sent. */
  readonly valueIn: (control: Control) => unknown
  /** Incomplete addresses stay as written, and files that are not chosen have a name of their own. */
  readonly isDraft: boolean
  readonly serverOf: (form: HTMLFormElement) => string
}

const mannerOf = ({ dataset }: Control): SerializationOptions => ({
  name: dataset.name ?? '',
  style: dataset.style ?? 'form',
  explode: dataset.explode === 'true',
  allowReserved: dataset.reserved !== undefined,
})

const given = (form: HTMLFormElement, location: string, { valueIn }: Reader) =>
  controlsIn(form, `[data-place="${location}"]:not([data-auth])`).flatMap(control => {
    const value = valueIn(control)
    if (value === undefined) return []
    const { format } = control.dataset
    const written = format === undefined || location === 'querystring' ? value : scalar(value)
    return [{ manner: mannerOf(control), value: written, format: format ?? '' }]
  })

/** The chosen server with its variables filled in. */
export function writtenServer(form: HTMLFormElement): string {
  const server = form.querySelector<HTMLSelectElement>('[data-server]')?.value ?? ''
  return controlsIn(form, '[data-variable]')
    .filter(({ dataset }) => dataset.of === server)
    .reduce((url, { dataset, value }) => url.replaceAll(`{${dataset.variable}}`, value), server)
}

function serverOf(form: HTMLFormElement): string {
  const list = form.querySelector<HTMLSelectElement>('[data-server]')
  const filled = writtenServer(form)
  const address = addressOf(filled || '/', isThrough(form))
  if (list && !address) throw new Mistyped(list, unfit(filled, isThrough(form)))
  return address?.href ?? ''
}

const isThrough = ({ dataset }: HTMLFormElement): boolean => dataset.through !== undefined

const unfit = (written: string, isElsewhere: boolean): string =>
  isElsewhere && written.startsWith('/')
    ? requestText('relative', { address: written })
    : requestText('unsendable', { address: written })

/** The address of a request. A previewed page has no address of its own to resolve against. */
function addressOf(written: string, isElsewhere: boolean): URL | undefined {
  const isHere = !isElsewhere && /^http/.test(location.protocol)
  const whole = written.startsWith('//') && !isHere ? `https:${written}` : written
  try {
    const address = isElsewhere ? new URL(whole) : new URL(whole, location.href)
    return /^(https?|file):$/.test(address.protocol) ? address : undefined
  } catch {
    return undefined // reported where the address is needed
  }
}

function pathOf(form: HTMLFormElement, reader: Reader): string {
  const values = new Map(
    given(form, 'path', reader).map(({ manner, value }) => [manner.name, pathText(manner, value)]),
  )
  return (form.dataset.path ?? '').replace(/\{([^{}]*)\}/g, (written: string, name: string) => {
    const value = values.get(name)
    if (value !== undefined) return value
    const control = controlsIn(form, '[data-place="path"]').find(each => each.dataset.name === name)
    if (control && !reader.isDraft) throw new Mistyped(control, requestText('inUrl'))
    return written
  })
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** The credentials of the chosen way to authenticate, as far as they are typed. */
export function credentialsOf(form: HTMLFormElement): Credentials {
  const way = form.querySelector<HTMLSelectElement>('[data-ways]')?.value ?? '0'
  const controls = controlsIn(form, `[data-auth][data-way="${way}"]`).filter(({ value }) => value !== '')
  const of = (kind: string) => controls.filter(({ dataset }) => dataset.auth === kind)
  const keys = (location: string) => of('key').filter(({ dataset }) => dataset.place === location)
  const [user, password] = [of('user')[0]?.value, of('password')[0]?.value]
  const isBasic = user !== undefined || password !== undefined
  return {
    headers: [
      ...of('bearer').map(({ value }): Pair => ['Authorization', `Bearer ${value}`]),
      ...of('raw')
        .filter(({ value }) => /\S\s+\S/.test(value))
        .map(({ value }): Pair => ['Authorization', value]),
      ...(isBasic
        ? [['Authorization', `Basic ${base64(`${user ?? ''}:${password ?? ''}`)}`] satisfies Pair]
        : []),
      ...keys('header').map(({ dataset, value }): Pair => [dataset.name ?? '', value]),
    ],
    query: keys('query').map(
      ({ dataset, value }): Pair => [escapeText(dataset.name ?? ''), escapeText(value)],
    ),
    cookies: keys('cookie').map(({ dataset, value }) => `${dataset.name}=${value}`),
  }
}

interface Body {
  readonly body?: RequestBody
  readonly files: ReadonlyMap<RequestPart, File>
  readonly file?: File
}

/** The headers entered for a part. */
function headersOf(part: HTMLElement, name: string, { valueIn }: Reader): readonly Pair[] {
  const rows = controlsIn(part, `[data-header][data-of="${CSS.escape(name)}"]`)
  return fitHeaders(
    rows.flatMap((control): Pair[] => {
      const value = valueIn(control)
      return value === undefined ? [] : [[control.dataset.header ?? '', headerText(mannerOf(control), value)]]
    }),
  )
}

function partsOf(part: HTMLElement, reader: Reader): Body {
  const files = new Map<RequestPart, File>()
  const parts = controlsIn(part, '[data-part]').flatMap((control): RequestPart[] => {
    const name = control.dataset.part ?? ''
    const type = partType(control.dataset.type)
    const headers = headersOf(part, name, reader)
    const more = headers.length > 0 ? { headers } : {}
    const { file } = control.dataset
    if (control instanceof HTMLInputElement && control.files) {
      const known = type === undefined || type.includes('*') ? {} : { type }
      if (reader.isDraft && control.files.length === 0)
        return file === undefined ? [] : [{ name, value: '', file, ...known, ...more }]
      return [...control.files].map(file => {
        const part = { name, value: '', file: file.name, ...(type ? { type } : {}), ...more }
        files.set(part, file)
        return part
      })
    }
    const typed = reader.valueIn(control)
    if (typed === undefined) return []
    const items: readonly unknown[] = Array.isArray(typed) && type === undefined ? typed : [typed]
    return items.map(item => {
      const isObject = typeof item === 'object'
      const kind = type ?? (isObject ? 'application/json' : undefined)
      const value = isObject ? JSON.stringify(item) : String(item)
      return { name, value, ...(kind ? { type: kind } : {}), ...more }
    })
  })
  return { body: { kind: 'parts', parts }, files }
}

function pairsOf(part: HTMLElement, { valueIn }: Reader): Body {
  const pairs = controlsIn(part, '[data-part]').flatMap(control =>
    plainPairs({ ...mannerOf(control), name: control.dataset.part ?? '' }, valueIn(control)),
  )
  return { body: { kind: 'form', pairs }, files: new Map() }
}

/** The body that the form holds, and its files. */
export function bodyIn(form: HTMLFormElement, reader: Reader): Body {
  const part = form.querySelector<HTMLElement>('[data-body]:not([hidden])')
  const files = new Map<RequestPart, File>()
  if (!part) return { files }
  if (part.dataset.as === 'parts') return partsOf(part, reader)
  if (part.dataset.as === 'form') return pairsOf(part, reader)
  const type = part.dataset.body ?? 'application/json'
  const raw = part.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-raw]')
  if (raw instanceof HTMLInputElement) {
    const [file] = raw.files ?? []
    return file ? { body: { kind: 'file', file: file.name, type }, files, file } : { files }
  }
  const sent = type === '' || type.includes('*') ? 'application/json' : type
  return raw?.value ? { body: { kind: 'text', text: raw.value, type: sent }, files } : { files }
}

const searchOf = (form: HTMLFormElement, reader: Reader, more: readonly Pair[]): string => {
  const pairs = given(form, 'query', reader).flatMap(({ manner, value }) => queryPairs(manner, value))
  const whole = given(form, 'querystring', reader).flatMap(({ value, format }) => wholeQuery(format, value))
  return [...whole, ...[...pairs, ...more].map(pair => pair.join('='))].join('&')
}

/** The request that the form holds, with a body and credentials. */
export function requestWith(
  form: HTMLFormElement,
  reader: Reader,
  { credentials, body }: { readonly credentials: Credentials; readonly body: RequestBody | undefined },
): RequestModel {
  const base = joinedUrl(reader.serverOf(form), pathOf(form, reader))
  const search = searchOf(form, reader, credentials.query)
  const own = given(form, 'header', reader).map(
    ({ manner, value }): Pair => [manner.name, headerText(manner, value)],
  )
  const cookies = given(form, 'cookie', reader).flatMap(({ manner, value }) =>
    cookiePairs(manner, value).map(pair => pair.join('=')),
  )
  const crumbs = [...cookies, ...credentials.cookies]
  const request = {
    method: form.dataset.method ?? 'GET',
    url: base + (search === '' ? '' : `?${search}`),
    headers: fitHeaders([
      ...own,
      ...credentials.headers,
      ...(crumbs.length > 0 ? [['Cookie', crumbs.join('; ')] satisfies Pair] : []),
    ]),
  }
  return withBody(request, body)
}

const SENDING: Reader = { valueIn: typedValue, isDraft: false, serverOf }

/** Reads the whole form. Throws {@link Mistyped} if a field is invalid. */
export function gather(form: HTMLFormElement): Gathered {
  const { body, files, file } = bodyIn(form, SENDING)
  const request = requestWith(form, SENDING, { credentials: credentialsOf(form), body })
  return { request, files, isThrough: isThrough(form), ...(file ? { file } : {}) }
}
