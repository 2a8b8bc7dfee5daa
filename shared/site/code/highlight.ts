import { attributes, codeText, type Html, html, join, text } from '../base/html.ts'
import type { CodeMeta } from './meta.ts'
import type { Token } from './token-lines.ts'
import { tokenLines } from './tokens.ts'

const NOTATION = /\s*(?:\/\/|#|--|\/\*|<!--|;)\s*\[!code\s+(\+\+|--|highlight|focus)\]\s*(?:\*\/|-->)?\s*$/

const MEANING: Readonly<Record<string, string>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'marked',
  focus: 'focused',
}

const cache = new Map<string, Html>()
const CACHED = 400

/** The language of a fence for use in an attribute; empty if it is no plain name. */
export const plainLanguage = (language: string) => (/^[A-Za-z0-9_+#.-]{1,32}$/.test(language) ? language : '')

const run = ({ kind, text: part }: Token) =>
  kind === '' ? codeText(part) : html`<span class="t-${text(kind)}">${codeText(part)}</span>`

/** The state of a line, and its text without the comment that sets the state. */
function notation(line: readonly Token[]): { readonly state?: string; readonly tokens: readonly Token[] } {
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
  return { ...(state === undefined ? {} : { state }), tokens: tokens.filter(token => token.text !== '') }
}

function lineHtml(line: readonly Token[], number: number, meta: CodeMeta, wrap: boolean): Html {
  const { state, tokens } = notation(line)
  const inner = join(tokens.map(run))
  const states = [
    state,
    meta.marked.has(number) ? 'marked' : undefined,
    meta.focused.has(number) ? 'focused' : undefined,
  ].filter(found => found !== undefined)
  if (!wrap && states.length === 0) return html`${inner}\n`
  return html`<span${attributes({ class: ['line', ...states].join(' ') })}>${inner}\n</span>`
}

function write(language: string, code: string, meta: CodeMeta): Html {
  const lines = tokenLines(language, code)
  const wrap = meta.numbered || meta.marked.size > 0 || meta.focused.size > 0
  return join(lines.map((line, index) => lineHtml(line, index + 1, meta, wrap)))
}

/** Highlights code as spans with one-letter classes; the colors are CSS variables of the theme. */
export function highlight(language: string, code: string, meta: CodeMeta): Html {
  const trimmed = code.replace(/\n+$/, '')
  const key = `${language}\n${[...meta.marked]}\n${[...meta.focused]}\n${meta.numbered}\n${trimmed}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = write(language, trimmed, meta)
  if (cache.size >= CACHED) cache.clear()
  if (trimmed.length < 20_000) cache.set(key, made)
  return made
}
