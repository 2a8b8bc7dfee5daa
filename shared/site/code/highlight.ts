import { attributes, codeText, type Html, html, join, text } from '../base/html.ts'
import type { CodeMeta } from './meta.ts'
import type { Token } from './token-lines.ts'
import { tokenLines } from './tokens.ts'

const NOTATION =
  /\s*(?:\/\/|#|--|\/\*|<!--|;)\s*\[!code\s+(\+\+|--|highlight|hl|focus|error|warning)(?::(\d{1,4}))?\]\s*(?:\*\/|-->)?\s*$/

const MEANING: Readonly<Record<string, string>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'marked',
  hl: 'marked',
  focus: 'focused',
  error: 'marked',
  warning: 'marked',
}

/** Highlighted code. */
interface Highlighted {
  readonly lines: Html
  /** Whether some lines stay clear while the others are dimmed. */
  readonly isFocusing: boolean
}

const cache = new Map<string, Highlighted>()
const CACHED = 400

/** The language of a fence for use in an attribute; empty if it is no plain name. */
export const plainLanguage = (language: string) => (/^[A-Za-z0-9_+#.-]{1,32}$/.test(language) ? language : '')

const run = ({ kind, text: part }: Token) =>
  kind === '' ? codeText(part) : html`<span class="t-${text(kind)}">${codeText(part)}</span>`

/** A line without the comment that sets its state. */
interface NotedLine {
  readonly state?: string
  /** How many lines the comment is about, from this one. */
  readonly count?: number
  readonly tokens: readonly Token[]
}

function notation(line: readonly Token[]): NotedLine {
  const whole = line.map(token => token.text).join('')
  const found = whole.includes('[!code') ? NOTATION.exec(whole) : null
  if (!found) return { tokens: line }
  let left = found.index
  const tokens = line.map(token => {
    const kept = token.text.slice(0, Math.max(0, left))
    left -= token.text.length
    return { kind: token.kind, text: kept }
  })
  const state = MEANING[found[1] ?? '']
  return {
    ...(state === undefined ? {} : { state, count: Number(found[2] ?? 1) }),
    tokens: tokens.filter(token => token.text !== ''),
  }
}

function lineHtml(tokens: readonly Token[], states: readonly string[], wrap: boolean): Html {
  const inner = join(tokens.map(run))
  if (!wrap && states.length === 0) return html`${inner}\n`
  return html`<span${attributes({ class: ['line', ...states].join(' ') })}>${inner}\n</span>`
}

function write(language: string, code: string, meta: CodeMeta): Highlighted {
  const lines = tokenLines(language, code).map(notation)
  const states = lines.map((_, index) => [
    ...(meta.marked.has(index + 1) ? ['marked'] : []),
    ...(meta.focused.has(index + 1) ? ['focused'] : []),
  ])
  lines.forEach(({ state, count = 0 }, index) => {
    if (state !== undefined)
      for (const each of states.slice(index, index + count)) if (!each.includes(state)) each.unshift(state)
  })
  const isFocusing = states.some(each => each.includes('focused'))
  const wrap = meta.numbered || meta.marked.size > 0 || isFocusing
  return {
    lines: join(lines.map(({ tokens }, index) => lineHtml(tokens, states[index] ?? [], wrap))),
    isFocusing,
  }
}

/** Highlights code as spans with one-letter classes; the colors are CSS variables of the theme. */
export function highlight(language: string, code: string, meta: CodeMeta): Highlighted {
  const trimmed = code.replace(/\n+$/, '')
  const key = `${language}\n${[...meta.marked]}\n${[...meta.focused]}\n${meta.numbered}\n${trimmed}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = write(language, trimmed, meta)
  if (cache.size >= CACHED) cache.clear()
  if (trimmed.length < 20_000) cache.set(key, made)
  return made
}
