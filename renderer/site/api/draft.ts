import type { Credentials, Placeholders } from '../../../shared/openapi/operation/placeholders.ts'
import type { RequestBody, RequestModel } from '../../../shared/openapi/operation/request-model.ts'
import type { Pair } from '../../../shared/openapi/operation/serialize.ts'
import { type Control, Mistyped, typedValue } from '../values/values.ts'
import { bodyIn, credentialsOf, type Reader, requestWith, writtenServer } from './gather.ts'

/** What is typed, as text if it is not yet a value of its field. */
function looseValue(control: Control): unknown {
  try {
    return typedValue(control)
  } catch (error) {
    if (error instanceof Mistyped) return control.value
    throw error
  }
}

/** Shown in place of an address that only a published page has. */
const UNKNOWN = 'https://api.example.com'

/** The server as samples show it: a relative one begins where the page does. */
function serverIn(form: HTMLFormElement): string {
  const written = writtenServer(form)
  if (/^https?:\/\//i.test(written)) return written
  if (written.startsWith('//')) return `https:${written}`
  const isHere = form.dataset.through === undefined && /^http/.test(location.protocol)
  return isHere && URL.canParse(written, location.href)
    ? new URL(written, location.href).href
    : UNKNOWN + written
}

const READER: Reader = { valueIn: looseValue, isDraft: true, serverOf: serverIn }

const NONE: Placeholders = { headers: [], query: [], cookies: [], variables: [] }

/** Placeholders, and in place of them what the reader typed. */
function filledIn(placeholders: Placeholders, typed: Credentials): Placeholders {
  const replaced = (all: readonly Pair[], given: readonly Pair[]) =>
    all.map(pair => given.find(([name]) => name === pair[0]) ?? pair)
  const cookies = placeholders.cookies.map(
    cookie => typed.cookies.find(each => each.split('=', 1)[0] === cookie.split('=', 1)[0]) ?? cookie,
  )
  const made = {
    headers: replaced(placeholders.headers, typed.headers),
    query: replaced(placeholders.query, typed.query),
    cookies,
  }
  const text = JSON.stringify(made)
  return { ...made, variables: placeholders.variables.filter(name => text.includes(`$${name}`)) }
}

/**
 * The request as the form holds it now, for samples: it may be incomplete. Credentials are placeholders unless the
 * reader wants to see them. A file that is not chosen yet has the name that `start` gives to it.
 */
export function draft(
  form: HTMLFormElement,
  ways: readonly Placeholders[],
  start: RequestBody | undefined,
): RequestModel {
  const way = Number(form.querySelector<HTMLSelectElement>('[data-ways]')?.value ?? 0)
  const isFilled = form.querySelector<HTMLInputElement>('[data-fill]')?.checked === true
  const placeholders = ways[way] ?? NONE
  const shown = isFilled ? filledIn(placeholders, credentialsOf(form)) : placeholders
  const body = bodyIn(form, READER).body ?? (start?.kind === 'file' ? start : undefined)
  const request = requestWith(form, READER, { credentials: shown, body })
  return shown.variables.length > 0 ? { ...request, variables: shown.variables } : request
}
