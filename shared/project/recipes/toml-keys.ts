import { parse } from 'smol-toml'
import { eolOf } from '../../text/lines.ts'

/** One line of a TOML file that sets a text. */
export interface TomlKey {
  /** The table that has it; empty for the top. */
  readonly table: string
  readonly key: string
  readonly value: string
}

function isReadable(text: string): boolean {
  try {
    parse(text)
    return true
  } catch {
    return false // what the person sees is the reason that it is not changed
  }
}

const HEADER = /^\s*\[/

/** Where the lines of a table start and end; `undefined` if there is no such table. */
function tableIn(lines: readonly string[], table: string): { from: number; to: number } | undefined {
  const head = lines.findIndex(line => line.trim().replace(/\s*#.*$/, '') === `[${table}]`)
  if (table !== '' && head < 0) return undefined
  const from = head + 1
  const next = lines.findIndex((line, index) => index >= from && HEADER.test(line))
  return { from, to: next < 0 ? lines.length : next }
}

/** Sets one key, in its line or in a new one at the start of its table. */
function withKey(text: string, { table, key, value }: TomlKey): string {
  const eol = eolOf(text)
  const line = `${key} = ${JSON.stringify(value)}`
  const lines = text === '' ? [] : text.replace(/(?:\r?\n)+$/, '').split(/\r?\n/)
  const place = tableIn(lines, table)
  if (!place) return [...lines, ...(lines.length > 0 ? [''] : []), `[${table}]`, line, ''].join(eol)
  const own = lines.findIndex(
    (each, index) =>
      index >= place.from &&
      index < place.to &&
      each
        .replace(/\s*=.*$/, '')
        .trim()
        .replaceAll('"', '') === key,
  )
  if (own >= 0) lines[own] = `${/^\s*/.exec(lines[own] ?? '')?.[0] ?? ''}${line}`
  else lines.splice(place.from, 0, table === '' ? line : `${indentIn(lines, place)}${line}`)
  return [...lines, ''].join(eol)
}

/** The indentation of the first key of a table. */
const indentIn = (lines: readonly string[], { from, to }: { from: number; to: number }): string =>
  /^[ \t]*/.exec(lines.slice(from, to).find(line => line.includes('=')) ?? '')?.[0] ?? ''

/** Returns a TOML file with these texts set and everything else as it is; `undefined` if it cannot be read before or after. */
export function withTomlKeys(existing: string, keys: readonly TomlKey[]): string | undefined {
  if (!isReadable(existing)) return undefined
  const text = keys.reduce(withKey, existing)
  return isReadable(text) ? text : undefined
}
