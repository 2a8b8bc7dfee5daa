import MarkdownIt, { type Env, type StateBlock, type Token } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import type { Region } from '../tree/source.ts'
import { findUrls } from './autolink.ts'
import { flow, moduleBlock } from './block-flow.ts'
import { list } from './block-list.ts'
import { anyIndent, atxHeading, fence, paragraph, tooDeep } from './block-rules.ts'
import { table } from './block-table.ts'
import type { ParseContext } from './context.ts'
import { footnoteDefinition, noticingDefinitions } from './definitions.ts'
import {
  footnoteReference,
  inlineExpression,
  inlineTag,
  literalUrl,
  located,
  strike,
  strikePairs,
} from './inline-rules.ts'
import { locatedState } from './located-state.ts'
import { inlineMath } from './math.ts'

/** Where a tag, an expression, a fence … may interrupt a paragraph, a definition, a quote or a list. */
const EVERYWHERE = { alt: ['paragraph', 'reference', 'blockquote', 'list'] }
const IN_TEXT = { alt: ['paragraph', 'reference', 'blockquote'] }

function ruleOf<Rule>(
  ruler: { readonly __rules__: readonly { name: string; fn: Rule }[] },
  name: string,
): Rule {
  const rule = ruler.__rules__.find(it => it.name === name)
  if (!rule) throw new TypeError(`The engine has no rule ${name}`)
  return rule.fn
}

/**
 * The Markdown engine with component tags. Its own rules are kept where they agree with that syntax; the rest
 * is replaced: any indentation, no raw HTML, no indented code.
 */
function createEngine() {
  const engine = new MarkdownIt()
  engine.normalizeLink = url => url
  engine.normalizeLinkText = url => url
  engine.validateLink = () => true
  engine.disable(['code', 'html_block', 'html_inline', 'lheading', 'linkify'])
  // `**注意：**如果` is strong, although there are no spaces between words.
  engine.use(cjkFriendly)

  const block = engine.block.ruler
  block.at('table', table, { alt: ['paragraph', 'reference'] })
  block.at('fence', fence, EVERYWHERE)
  block.at('blockquote', anyIndent(ruleOf(block, 'blockquote')), EVERYWHERE)
  block.at('hr', anyIndent(ruleOf(block, 'hr')), EVERYWHERE)
  block.at('list', list, IN_TEXT)
  block.at('reference', noticingDefinitions(anyIndent(ruleOf(block, 'reference'))))
  block.at('heading', anyIndent(atxHeading(ruleOf(block, 'heading'))), IN_TEXT)
  block.at('paragraph', paragraph)
  block.before('table', 'deep', tooDeep)
  block.before('fence', 'flow', flow, EVERYWHERE)
  block.before('fence', 'module', moduleBlock, { alt: ['table'] })
  block.before('reference', 'footnote', footnoteDefinition, IN_TEXT)

  const inline = engine.inline.ruler
  inline.at('text', literalUrl(ruleOf(inline, 'text')))
  inline.at('strikethrough', strike)
  inline.at('link', located(ruleOf(inline, 'link')))
  inline.at('image', located(ruleOf(inline, 'image')))
  inline.before('link', 'footnote', footnoteReference)
  inline.before('autolink', 'maths', inlineMath)
  inline.before('autolink', 'tag', inlineTag)
  inline.before('autolink', 'expression', inlineExpression)
  engine.inline.ruler2.at('strikethrough', strikePairs)
  return engine
}

const engine = createEngine()

/** The same engine for texts whose tokens record where they start. */
const locating = createEngine()
locating.inline.State = locatedState(locating.inline.State)
locating.inline.ruler2.disable('fragments_join')

/** Decodes `&amp;`, `&#38;` … in an attribute. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? engine.utils.unescapeAll(text.replaceAll('\\', '\\\\')) : text

/** Decodes entities and backslash escapes in the info string of a fence. */
export const decodeInfo = (text: string): string => engine.utils.unescapeAll(text)

/** Creates a token of plain text. */
export function textToken(content: string): Token {
  const token = new MarkdownIt.Token('text', '', 0)
  token.content = content
  return token
}

/** Reads the blocks of `context.source`; definitions are collected in the context. */
export function blockTokens(context: ParseContext): Token[] {
  const tokens: Token[] = []
  const env: Env = { context, references: Object.create(null) }
  const state: StateBlock = new engine.block.State(context.source.text, engine, env, tokens)
  engine.block.tokenize(state, 0, state.lineMax)
  return tokens
}

/** Parses the inline text of a region of the context's source. */
export type InlineReader = (
  context: ParseContext,
  region: Region,
  references: NonNullable<Env['references']>,
) => Token[]

/** Parses inline text; `references` looks up the labels of definitions. */
export const inlineTokens: InlineReader = (context, region, references) =>
  readInline(engine, context, region, references)

/** Parses inline text like {@link inlineTokens}, and records in `context.starts` where each token starts. */
export const locatedTokens: InlineReader = (context, region, references) =>
  readInline(locating, context, region, references)

function readInline(md: typeof engine, ...[context, region, references]: Parameters<InlineReader>): Token[] {
  const tokens: Token[] = []
  context.region = region
  context.urls = findUrls(region.text)
  md.inline.parse(region.text, md, { context, references }, tokens)
  return tokens
}
