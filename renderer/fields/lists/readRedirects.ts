import { isList, isObject } from '../../../shared/config/json/value.ts'
import { isText } from '../base/values.ts'

/** A redirect as it is written in docs.json. */
interface WrittenRedirect {
  readonly source: string
  readonly destination: string
  readonly permanent?: false
}

/** The redirects in a text, and what could not be read. */
export interface ReadRedirects {
  readonly redirects: readonly WrittenRedirect[]
  /** Lines, counted from 1. */
  readonly unread: readonly number[]
}

const HEADER = /^"?(source|from|old)\b/i

const isAddress = (text: string): boolean => /^(\/|https?:\/\/)\S*$/i.test(text)

function redirectOf(
  source: unknown,
  destination: unknown,
  isTemporary: boolean,
): WrittenRedirect | undefined {
  if (!isText(source) || !isText(destination) || !source.startsWith('/') || !isAddress(destination))
    return undefined
  return { source, destination, ...(isTemporary && { permanent: false as const }) }
}

/** The cells of a line: separated by commas, semicolons, tabs or spaces; quotes may be around them. */
const cellsOf = (line: string): readonly string[] =>
  line
    .split(/[,;\t]|\s+/)
    .map(cell => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter(cell => cell !== '')

function fromLine(line: string): WrittenRedirect | undefined {
  const [source, destination, status] = cellsOf(line)
  return redirectOf(source, destination, status === '302' || status === '307')
}

function fromJson(text: string): ReadRedirects | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const list = isObject(value) ? value.redirects : value
    if (!isList(list)) return undefined
    const read = list.map(item =>
      isObject(item) ? redirectOf(item.source, item.destination, item.permanent === false) : undefined,
    )
    return {
      redirects: read.filter(redirect => redirect !== undefined),
      unread: read.flatMap((redirect, index) => (redirect ? [] : [index + 1])),
    }
  } catch {
    return undefined // it is no JSON: its lines count
  }
}

/**
 * Reads redirects from a text: the JSON of docs.json, or lines with an old and a new address, as tables and hosts write
 * them. Empty lines, comments and a heading are skipped.
 */
export function readRedirects(text: string): ReadRedirects {
  const json = fromJson(text)
  if (json) return json
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(
      ({ line, number }) => line !== '' && !line.startsWith('#') && !(number === 1 && HEADER.test(line)),
    )
    .map(({ line, number }) => ({ number, redirect: fromLine(line) }))
  return {
    redirects: lines.flatMap(({ redirect }) => redirect ?? []),
    unread: lines.flatMap(({ redirect, number }) => (redirect ? [] : [number])),
  }
}

/** The redirects whose old address is not in a list yet, each address once. */
export function newRedirects(
  items: readonly unknown[],
  { redirects }: ReadRedirects,
): readonly WrittenRedirect[] {
  const known = new Set(items.map(item => (isObject(item) ? item.source : undefined)))
  return redirects.filter(({ source }) => {
    const isNew = !known.has(source)
    known.add(source)
    return isNew
  })
}
