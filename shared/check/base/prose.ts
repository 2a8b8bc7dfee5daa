import type { PageBlock } from '../../page/parse/facts.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { PageNode } from '../../page/tree/tree.ts'

/** Longer blocks are not prose. */
const LONGEST = 20_000

/** What is not text of the page: comments, code, images, addresses, tags, expressions, punctuation of Markdown. */
const HIDDEN: readonly RegExp[] = [
  /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g,
  /!\[[^\]\n]*\]\([^)\n]*\)/g,
  /\]\([^)\n]*\)|\]\[[^\]\n]*\]|\[\^[^\]\n]*\]/g,
  /<\/?[A-Za-z](?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*>/g,
  /\*{1,3}|~~|\[(?!\^)|\\$/g,
]

/** What counts as one word. */
const INLINE: readonly RegExp[] = [/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, /\{[^{}\n]*\}/g, /https?:\/\/[^\s)]+/g]

/** Headings, table rows, indented code and definitions are not sentences. */
const NO_SENTENCE = /^[ \t]*(?:#{1,6}[ \t].*|\|.*|:?-{3,}.*|\[[^\]]+\]:.*|\$\$.*)$/gm
const MARKER = /(^|\n)([ \t>]*)([-*+]|\d{1,3}[.)])(?=[ \t])/g

const blank = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map(line => ' '.repeat(line.length))
        .join('\n')
    : ' '.repeat(text.length)

const cache = new WeakMap<PageBlock, string>()

/**
 * Returns the sentences of a block, with spaces for everything else, so that each letter keeps its offset.
 * List items become paragraphs; inline code becomes a word of `X`.
 */
export function proseOf(block: PageBlock): string {
  const known = cache.get(block)
  if (known !== undefined) return known
  const result = isProse(block) ? read(block) : blank(block.source)
  cache.set(block, result)
  return result
}

const isProse = ({ source, nodes }: PageBlock): boolean =>
  source.length <= LONGEST && !nodes.some(({ kind }) => kind === 'module' || kind === 'broken')

function read({ source, nodes }: PageBlock): string {
  let text = source
  for (const [from, to] of codeRanges(nodes))
    text = text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to)
  for (const pattern of INLINE) text = text.replace(pattern, found => 'X'.repeat(found.length))
  // A list may be marked with “*”, which also marks bold text.
  text = text.replace(MARKER, (_, before: string, indent: string, mark: string) => {
    const gap = blank(indent) + blank(mark)
    return `${before}\n${gap.slice(1)}`
  })
  for (const pattern of HIDDEN) text = text.replace(pattern, blank)
  return text.replace(NO_SENTENCE, blank)
}

function codeRanges(nodes: readonly PageNode[]): readonly (readonly [number, number])[] {
  return nodes.flatMap(node => {
    const isDrawn =
      node.kind === 'tag' && ['svg', 'style', 'script', 'Latex', 'table', 'pre'].includes(node.name)
    const isTable = node.kind === 'element' && node.name === 'table'
    if ((node.kind === 'code' || isDrawn || isTable) && node.range)
      return [[node.range.offset, node.range.offset + node.range.length] as const]
    return node.kind === 'tag' || node.kind === 'element' ? codeRanges(node.children) : []
  })
}

const COMMON = /\b(?:the|and|to|of|is|you|your|a|in|for|with|this)\b/gi

/** Whether a text is English, judged by the most common words. */
function isEnglish(text: string): boolean {
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  return words > 0 && (text.match(COMMON)?.length ?? 0) / words > 0.08
}

const languageCache = new WeakMap<ParsedPage, boolean>()

/** Tells whether the sentences of a page are English, judged by its first blocks. */
export function isEnglishPage(page: ParsedPage): boolean {
  const known = languageCache.get(page) ?? isEnglish(page.blocks.slice(0, 40).map(proseOf).join('\n'))
  languageCache.set(page, known)
  return known
}
