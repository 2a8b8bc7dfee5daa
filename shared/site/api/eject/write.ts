import { printJson, textOf } from '../../../openapi/document/value.ts'
import { plainMarkdown } from '../description/plain-markdown.ts'

/** Blocks of a page, separated by empty lines. */
export type Blocks = readonly string[]

const isPlainAttribute = (value: string): boolean => value !== '' && !/["{}&<>\\\r\n]/.test(value)

/** An attribute of a tag as pages write it. */
export function attribute(name: string, value: unknown): string {
  if (value === true) return name
  if (typeof value === 'string' && isPlainAttribute(value)) return `${name}="${value}"`
  return `${name}={${typeof value === 'string' ? JSON.stringify(value) : printJson(value, '')}}`
}

/** A tag with blocks inside. */
export function tag(name: string, attributes: readonly string[], inside: Blocks): Blocks {
  const head = [name, ...attributes].join(' ')
  return inside.length === 0 ? [`<${head} />`] : [`<${head}>`, ...inside, `</${name}>`]
}

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))

/** Maximum length of an inline value; a longer one is cut. */
const SHOWN = 300

/** A value as inline code. */
export function code(value: unknown): string {
  const whole = (textOf(value) ?? printJson(value, '')).replace(/\s+/g, ' ')
  const text = whole.length > SHOWN ? `${whole.slice(0, SHOWN)}…` : whole
  if (text.trim() === '') return '` `'
  const fence = '`'.repeat(longestRun(text) + 1)
  const space = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${space}${text}${space}${fence}`
}

/** A code block with its title. */
export function fence(language: string, title: string, text: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${marks}${language} title="${title.replace(/["\r\n]/g, ' ')}"\n${text.replace(/\n$/, '')}\n${marks}`
}

/** Escapes text that a page could read as something else; existing escapes stay. */
const plain = (text: string): string =>
  text
    .replace(/<((?:https?|mailto):[^\s<>]+)>/gi, '[$1]($1)')
    .replace(/\\.|[{}]|<(?=\S)/gs, found => (found.startsWith('\\') ? found : `\\${found}`))

const HEADING = /^ {0,3}(#{1,6})(?=\s|$)/

/** Moves the headings of a description below those of the page. */
function lowered(text: string): string {
  const heading = HEADING.exec(text)
  const level = Math.min(6, (heading?.[1]?.length ?? 0) + 3)
  return heading ? '#'.repeat(level) + text.slice(heading[0].length) : text
}

/** Escapes the start of a line that could be read as an import or export. */
const guarded = (text: string, isStart: boolean): string =>
  text.replace(isStart ? /^(import|export)\b/gm : /(?<=\n)(import|export)\b/g, word => {
    return `&#${word.charCodeAt(0)};${word.slice(1)}`
  })

/** Handles consecutive lines of text together, outside of code blocks; inline code stays as it is. */
const together = (text: string): string =>
  text
    .split(/(?<![`\\])(`+)(?!`)(.*?[^`])\1(?!`)/s)
    .map((part, index, all) => {
      if (index % 3 === 0) return guarded(plain(part), index === 0)
      return index % 3 === 1 ? '' : `${all[index - 1]}${part}${all[index - 1]}`
    })
    .join('')

/** A line that starts a new block: empty, a heading, a quote, a table row, a list item, a rule. */
const BEGINS = /^\s*($|#{1,6}(\s|$)|>|\||[-+*]\s|\d{1,9}[.)]\s|([-*_]\s*){3,}$)/

/** The Markdown of a description for use in a page; HTML in it becomes Markdown. */
export const description = (markdown: string | undefined): Blocks => prose(plainMarkdown(markdown ?? ''))

/** A description behind a name, in the same line. */
export const onOneLine = (markdown = ''): string =>
  plainMarkdown(markdown)
    .replace(/\\?\s+/g, ' ')
    .trim()

/** Markdown for use in a page: text that looks like a tag or an expression stays text. */
export function prose(markdown: string): Blocks {
  const text = markdown.trim()
  if (text === '') return []
  const blocks: string[] = []
  let open: string | undefined
  let waiting: string[] = []
  const flush = () => {
    if (waiting.length > 0) blocks.push(together(waiting.join('\n')))
    waiting = []
  }
  for (const each of text.split(/\r?\n/)) {
    const marks = /^ {0,3}(`{3,}(?!.*`)|~{3,})/.exec(each)?.[1]
    if (open !== undefined || marks !== undefined || BEGINS.test(each)) flush()
    if (open !== undefined) {
      if (marks?.startsWith(open) && each.trim() === marks) open = undefined
      blocks.push(each)
    } else if (marks !== undefined) {
      open = marks
      blocks.push(each)
    } else {
      waiting.push(lowered(each))
      if (HEADING.test(each)) flush()
    }
  }
  flush()
  return [[...blocks, ...(open === undefined ? [] : [open])].join('\n')]
}
