import type { StateInline } from 'markdown-it'
import { message } from '../../messages/message.ts'
import { readBraces } from '../tags/braces.ts'
import { readComment, readTag } from '../tags/tag.ts'
import { firstIndex } from '../tree/binary-search.ts'
import { originOf } from '../tree/source.ts'
import { contextOf, Mark } from './context.ts'

/** A rule of the engine: reads what starts at `state.pos`, or returns false. `silent`: only moves past it. */
type InlineRule = (state: StateInline, silent: boolean) => boolean

/** Runs of one and of two tildes only match their own kind. */
const TILDE = 126
const TWO_TILDES = 382

/** A web address in the text. `text` is the engine's rule for plain text, which stops where one starts. */
export const literalUrl =
  (text: InlineRule): InlineRule =>
  (state, silent) => {
    const { urls, region } = contextOf(state.env)
    if (urls.length === 0 || state.src !== region.text) return text(state, silent)
    const { pos, posMax } = state
    const url = urls[firstIndex(urls.length, i => (urls[i]?.from ?? 0) >= pos)]
    if (url?.from === pos && url.to <= posMax && state.linkLevel === 0) {
      if (!silent) {
        const open = state.push('link_open', 'a', 1)
        open.attrs = [['href', url.href]]
        open.info = 'literal'
        state.push('text', '', 0).content = state.src.slice(pos, url.to)
        state.push('link_close', 'a', -1)
      }
      state.pos = url.to
      return true
    }
    if (url && url.from > pos && url.from < posMax) state.posMax = url.from
    const found = text(state, silent)
    state.posMax = posMax
    return found
  }

/** A tag in a line of text, or a comment, which is not shown. */
export function inlineTag(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 60) return false
  const { meter, marks, region } = contextOf(state.env)
  const comment = readComment(state.src, state.pos, state.posMax, meter)
  if (comment !== undefined) {
    // The text before it and the text after it are two tokens, each in one place of the source.
    if (!silent && state.pending !== '') state.pushPending()
    state.pos = comment
    return true
  }
  const tag = readTag(state.src, state.pos, state.posMax, meter)
  if (!tag) return false
  if (!silent) marks.set(state.push('tag', '', 0), new Mark(tag, region))
  state.pos = tag.end
  return true
}

/** `{…}` in a line of text. */
export function inlineExpression(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 123) return false
  const context = contextOf(state.env)
  const end = readBraces(state.src, state.pos, state.posMax, context.meter)
  if (end === undefined) {
    if (!silent && state.src === context.region.text) {
      const from = originOf(context.region, state.pos)
      context.problems.push({
        code: 'page/unclosed-brace',
        severity: 'warning',
        from,
        to: from + 1,
        message: message('page-syntax:braceOpen'),
        hint: message('page-syntax:braceOpenHint'),
      })
    }
    return false
  }
  if (!silent) {
    const token = state.push('expression', '', 0)
    token.content = state.src.slice(state.pos + 1, end - 1)
    context.spans.set(token, {
      from: originOf(context.region, state.pos),
      to: originOf(context.region, end - 1) + 1,
    })
  }
  state.pos = end
  return true
}

/** `[^label]`, if the page defines that footnote. */
export function footnoteReference(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('[^', state.pos)) return false
  const close = state.src.indexOf(']', state.pos)
  if (close < 0 || close >= state.posMax || close - state.pos > 1000) return false
  const label = state.md.utils.normalizeReference(state.src.slice(state.pos + 1, close))
  if (/[\s[]/.test(label) || !state.env.references?.[label]) return false
  if (!silent) state.push('footnote', '', 0).content = label
  state.pos = close + 1
  return true
}

/** Extends the engine's rule for links or images: it records the location of the target. */
export const located =
  (rule: InlineRule): InlineRule =>
  (state, silent) => {
    const start = state.pos
    const count = state.tokens.length
    if (!rule(state, silent)) return false
    if (silent) return true
    const last = state.tokens.at(-1)
    if (last) contextOf(state.env).ends.set(last, state.pos)
    locate(state, start, count)
    return true
  }

function locate(state: StateInline, start: number, count: number): void {
  const { region, spans } = contextOf(state.env)
  const token = state.tokens
    .slice(count, count + 2)
    .find(it => it.type === 'link_open' || it.type === 'image')
  if (!token || state.src !== region.text) return
  const isImage = token.type === 'image'
  const { parseLinkLabel, parseLinkDestination } = state.md.helpers
  const label = parseLinkLabel(state, isImage ? start + 1 : start, !isImage)
  if (label < 0 || state.src[label + 1] !== '(' || token.meta) return
  let at = label + 2
  while (/[ \t\n]/.test(state.src[at] ?? '')) at++
  const isEmpty = state.src[at] === ')'
  const target = isEmpty ? { ok: true, pos: at } : parseLinkDestination(state.src, at, state.posMax)
  if (!target.ok) return
  const bracket = state.src[at] === '<' ? 1 : 0
  const from = originOf(region, at + bracket)
  spans.set(token, { from, to: from + target.pos - at - 2 * bracket })
}

/** `~one~` or `~~two~~` tildes around struck text. */
export function strike(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false
  const { length, can_open, can_close } = state.scanDelims(state.pos, true)
  const token = state.push('text', '', 0)
  token.content = state.src.slice(state.pos, state.pos + length)
  state.pos += length
  if (length > 2) return true
  state.delimiters.push({
    marker: length === 2 ? TWO_TILDES : TILDE,
    length: 0,
    token: state.tokens.length - 1,
    end: -1,
    open: can_open,
    close: can_close,
  })
  return true
}

/** Turns matched tildes into tokens, as the engine does for emphasis. */
export function strikePairs(state: StateInline): void {
  const groups = [state.delimiters, ...state.tokens_meta.map(meta => meta?.delimiters ?? [])]
  for (const group of groups) {
    for (const opener of group) {
      if ((opener.marker !== TILDE && opener.marker !== TWO_TILDES) || opener.end < 0) continue
      const closer = group[opener.end]
      const [open, close] = [state.tokens[opener.token], closer && state.tokens[closer.token]]
      if (!open || !close) continue
      Object.assign(open, { type: 'del_open', tag: 'del', nesting: 1, content: '' })
      Object.assign(close, { type: 'del_close', tag: 'del', nesting: -1, content: '' })
    }
  }
}
