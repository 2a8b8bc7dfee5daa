import { decodeInfo } from '../../page/markdown/engine.ts'
import { blockAt, nodesAt } from '../../page/parse/nodes-at.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { leastEdit } from '../../text/difference.ts'
import type { TextEdits } from '../../text/edit.ts'
import { readMeta } from '../code/meta.ts'

/** What the first line of a code block says. */
export interface FenceOptions {
  readonly language: string
  readonly title: string
  readonly icon: string
  /** Lines to mark, such as `1,3-5`. */
  readonly highlight: string
  /** Lines that stay clear while the others are dimmed. */
  readonly focus: string
  readonly lines: boolean
  readonly wrap: boolean
  readonly expandable: boolean
}

/** Whether a name is that of an option. */
export const isFenceOption = (name: string, { options }: WrittenFence): name is keyof FenceOptions =>
  Object.hasOwn(options, name)

/** A code block with the location of its first line, in UTF-16 units of the page. */
export interface WrittenFence {
  readonly from: number
  /** After the last line. */
  readonly end: number
  /** What follows the fence on its line, with white space. */
  readonly info: { readonly from: number; readonly to: number }
  readonly options: FenceOptions
}

/** `1,2,3,7` as `1-3,7`. */
function linesText(lines: ReadonlySet<number>): string {
  const ranges: [first: number, last: number][] = []
  for (const line of [...lines].sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && range[1] === line - 1) range[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}

function read(info: string): FenceOptions {
  const text = decodeInfo(info.trim())
  const [language = ''] = text.split(/\s/, 1)
  const meta = readMeta(text.slice(language.length).trim())
  return {
    language,
    title: meta.title ?? '',
    icon: meta.icon ?? '',
    highlight: linesText(meta.marked),
    focus: linesText(meta.focused),
    lines: meta.numbered,
    wrap: meta.wrapped,
    expandable: meta.expandable,
  }
}

const FENCE = /(?:`{3,}|~{3,})([^\r\n]*)/y

/** Returns the fenced code block around `offset` of the page. */
export function fenceAt(page: ParsedPage, offset: number): WrittenFence | undefined {
  const node = nodesAt(page, offset).find(one => one.kind === 'code')
  if (!node) return undefined
  const from = (page.offsets[blockAt(page, offset)] ?? 0) + node.range.offset
  FENCE.lastIndex = from
  const [all, info] = FENCE.exec(page.text) ?? []
  if (all === undefined || info === undefined) return undefined
  const place = { from: from + all.length - info.length, to: from + all.length }
  return { from, end: from + node.range.length, info: place, options: read(info) }
}

/** A word of the info string, with the white space before it. */
interface Part {
  readonly kind: 'language' | 'named' | 'range' | 'flag' | 'title'
  readonly name: string
  readonly all: string
}

const PART = /\s*(?:([a-z]+)=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|(\{[\d,\s-]*\})|(\S+))/gi
const FLAGS: ReadonlyMap<string, keyof FenceOptions | undefined> = new Map([
  ['lines', 'lines'],
  ['showlinenumbers', 'lines'],
  ['wrap', 'wrap'],
  ['expandable', 'expandable'],
  ['nocopy', undefined],
  ['twoslash', undefined],
])

function partsOf(info: string): readonly Part[] {
  const language = /^\s*\S+/.exec(info)?.[0] ?? ''
  const rest = [...info.slice(language.length).matchAll(PART)].map(([all, name, range, word]): Part => {
    if (name !== undefined) return { kind: 'named', name: name.toLowerCase(), all }
    if (range !== undefined) return { kind: 'range', name: '', all }
    const lower = word?.toLowerCase() ?? ''
    return { kind: FLAGS.has(lower) ? 'flag' : 'title', name: lower, all }
  })
  return language === '' ? rest : [{ kind: 'language', name: '', all: language }, ...rest]
}

/** Whether a part of the info string belongs to an option. */
function isOf({ kind, name }: Part, option: keyof FenceOptions): boolean {
  if (option === 'language') return kind === 'language'
  if (option === 'title') return kind === 'title' || (kind === 'named' && /^(?:title|filename)$/.test(name))
  if (option === 'highlight') return kind === 'range' || (kind === 'named' && name === 'highlight')
  if (kind === 'flag') return FLAGS.get(name) === option
  return kind === 'named' && name === option
}

/** A text as it is written in an info string, where entities and backslashes are decoded. */
const encoded = (text: string, mark: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&(?=[#A-Za-z])/g, '&amp;')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replaceAll(mark === '`' ? '`' : '\0', mark === '`' ? '&#96;' : '')

const named = (name: string, text: string): readonly string[] => [
  `${name}="${text}"`,
  `${name}='${text}'`,
  `${name}={${text}}`,
]

/** The ways to write lines, the one that is most like `before` first. */
function lineSpellings(option: 'highlight' | 'focus', lines: string, before: Part | undefined) {
  if (option === 'highlight' && before?.kind !== 'named') return [`{${lines}}`]
  return [...similarFirst(named(option, lines), before, `${option}={`)]
}

/** The spellings, those with the name and the marks of `before` first. */
function similarFirst(ways: readonly string[], before: Part | undefined, usual: string): readonly string[] {
  const [start = usual] = /[A-Za-z]+=["'{]/.exec(before?.all ?? '') ?? []
  return [...ways].sort((a, b) => Number(b.startsWith(start)) - Number(a.startsWith(start)))
}

/** The ways to write an option, the one that is most like `before` first. */
function spellings(option: keyof FenceOptions, text: string, before: Part | undefined): readonly string[] {
  switch (option) {
    case 'language':
      return [text]
    case 'lines':
    case 'wrap':
    case 'expandable':
      return [option]
    case 'highlight':
    case 'focus':
      return lineSpellings(option, text, before)
    case 'icon':
      return similarFirst(named('icon', text), before, 'icon="')
    case 'title': {
      const name = before?.kind === 'named' ? (/[A-Za-z]+/.exec(before.all)?.[0] ?? option) : option
      const ways = similarFirst(named(name, text), before, 'title="')
      return before?.kind === 'named' ? ways : [text, ...ways]
    }
  }
}

/** Whether other code blocks of the page name their titles. */
const namesTitles = (page: ParsedPage) =>
  /^[ \t>]*(?:`{3,}|~{3,})[^\n]*\s(?:title|filename)=/m.test(page.text)

/** Puts the spelling of an option where it was, else where it belongs. */
function replaced(parts: readonly Part[], option: keyof FenceOptions, spelling: string): string {
  const at = parts.findIndex(part => isOf(part, option))
  const kept = parts.map(part => (isOf(part, option) ? '' : part.all))
  if (spelling === '') return kept.join('')
  const space = /^\s*/.exec(parts[at]?.all ?? '')?.[0] ?? ''
  if (at >= 0) kept[at] = space + spelling
  else if (option === 'language') kept.unshift(spelling)
  else kept.splice(option === 'title' ? 1 : kept.length, 0, ` ${spelling}`)
  return kept.join('')
}

/** A value as it is read again. */
const normal = (option: keyof FenceOptions, value: string): string =>
  option === 'highlight' || option === 'focus'
    ? linesText(readMeta(`{${value}}`).marked)
    : value.replace(/\s+/g, ' ').trim()

const same = (one: FenceOptions, other: FenceOptions) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the edits that give an option of a code block a value; an empty text and `false` remove it. Undefined
 * if the value cannot be written in one line, as a title before which no language is.
 */
export function setFenceOption(
  page: ParsedPage,
  fence: WrittenFence,
  option: keyof FenceOptions,
  value: string | boolean,
): TextEdits | undefined {
  const { from, to } = fence.info
  const info = page.text.slice(from, to).trimEnd()
  const said = typeof value === 'string' ? normal(option, value) : value
  const wanted = { ...fence.options, [option]: said }
  if (same(wanted, fence.options)) return []
  const parts = partsOf(info)
  const before = parts.find(part => isOf(part, option))
  const ways =
    said === '' || said === false
      ? ['']
      : spellings(option, encoded(String(said), page.text[fence.from] ?? ''), before)
  const isNamed = option === 'title' && !before && namesTitles(page)
  const next = (isNamed ? [...ways.slice(1), ...ways] : ways)
    .map(way => replaced(parts, option, way))
    .find(way => same(read(way), wanted))
  return next === undefined
    ? undefined
    : leastEdit(page.text, { offset: from, length: info.length, text: next })
}
