/** The options after a fence's language. */
export interface CodeMeta {
  /** The file name or label above the block. */
  readonly title?: string
  readonly icon?: string
  /** Lines to mark, from 1. */
  readonly marked: ReadonlySet<number>
  /** Lines that stay clear while the others are dimmed. */
  readonly focused: ReadonlySet<number>
  readonly numbered: boolean
  readonly wrapped: boolean
  /** Long blocks open on demand. */
  readonly expandable: boolean
  /** Readers can copy it. */
  readonly copied: boolean
}

const FLAGS: ReadonlySet<string> = new Set([
  'lines',
  'wrap',
  'expandable',
  'nocopy',
  'twoslash',
  'showlinenumbers',
])
const NAMED = /(?:^|\s)([a-z]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))/gi
const RANGES = /(?:^|\s)\{([\d,\s-]*)\}/g
const MAX_LINES = 10_000

function ranges(source: string): Set<number> {
  const lines = new Set<number>()
  for (const part of source.split(',')) {
    const [, first, last] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part) ?? []
    if (first === undefined) continue
    for (let line = Number(first); line <= Number(last ?? first) && lines.size < MAX_LINES; line++)
      lines.add(line)
  }
  return lines
}

/** A flag as it is written, also in square brackets. */
const flagIn = (word: string): string => word.toLowerCase().replace(/^\[(.*)\]$/, '$1')

const isOn = (value: string | undefined) => value !== undefined && value.trim() !== 'false'

/** Parses the text after a fence's language; whatever is no option is the title. */
export function readMeta(meta: string): CodeMeta {
  const named = new Map<string, string>()
  let marked = ''
  const bare = meta
    .slice(0, 2000)
    .replace(NAMED, (_, name: string, ...values: (string | undefined)[]) => {
      named.set(name.toLowerCase(), values.slice(0, 4).find(value => value !== undefined) ?? '')
      return ' '
    })
    .replace(RANGES, (_, lines: string) => {
      marked += `${lines},`
      return ' '
    })
  const words = bare.split(/\s+/).filter(word => word !== '')
  const flags = new Set(words.map(flagIn).filter(word => FLAGS.has(word)))
  const rest = words.filter(word => !FLAGS.has(flagIn(word))).join(' ')
  const title = named.get('title') ?? named.get('filename') ?? rest
  const icon = named.get('icon')
  return {
    ...(title === '' ? {} : { title }),
    ...(icon === undefined ? {} : { icon }),
    marked: ranges(`${marked}${named.get('highlight') ?? ''}`),
    focused: ranges(named.get('focus') ?? ''),
    numbered: flags.has('lines') || flags.has('showlinenumbers') || isOn(named.get('lines')),
    wrapped: flags.has('wrap') || isOn(named.get('wrap')),
    expandable: flags.has('expandable') || isOn(named.get('expandable')),
    copied: !flags.has('nocopy') && !isOn(named.get('nocopy')),
  }
}
