import { blockAt, nodesAt } from '../../page/parse/nodes-at.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { PageNode, SourceRange } from '../../page/tree/tree.ts'
import { dedented, type Span } from '../../page/writing/lines.ts'
import { partOfItem } from './block-parts.ts'
import { literal, snippetOf } from './insert.ts'

/** A range of a page, and the snippet that replaces it. */
export interface Conversion extends Span {
  readonly snippet: string
}

const spanOf = (page: ParsedPage, offset: number, { offset: at, length }: SourceRange): Span => {
  const start = (page.offsets[blockAt(page, offset)] ?? 0) + at
  return { from: start, to: start + length }
}

const isList = (node: PageNode): node is PageNode & { kind: 'element'; range: SourceRange } =>
  node.kind === 'element' && (node.name === 'ol' || node.name === 'ul') && node.range !== undefined

const attribute = (text: string) => text.replaceAll('"', '&quot;')

function stepOf(item: string): string {
  const { title, lines } = partOfItem(item)
  const open = title === undefined ? '<Step>' : `<Step title="${attribute(title)}">`
  const body = lines.join('\n')
  const filled = body === '' ? '' : `\n${body.replace(/^(?=[^\n])/gm, '    ')}`
  return `  ${open}${filled}\n  </Step>`
}

/** Returns the change that turns the list around `offset` into steps; undefined if there is no list. */
export function listToSteps(page: ParsedPage, text: string, offset: number): Conversion | undefined {
  const list = nodesAt(page, offset).find(isList)
  if (!list) return undefined
  const items = list.children.flatMap(node =>
    node.kind === 'element' && node.name === 'li' && node.range ? [spanOf(page, offset, node.range)] : [],
  )
  const steps = items.map(item => stepOf(dedented(text, item).trimEnd()))
  return { ...spanOf(page, offset, list.range), snippet: literal(`<Steps>\n${steps.join('\n')}\n</Steps>`) }
}

const SECOND = '\n\n```«1|bash,javascript,typescript,python,json,yaml» «2:Title»\n«0:code»\n```'

/** Returns the change that gives the code around `offset` a second tab; undefined if there is no code. */
export function codeToTab(page: ParsedPage, text: string, offset: number): Conversion | undefined {
  const around = nodesAt(page, offset)
  const code = around.findLast(node => node.kind === 'code')
  if (code?.kind !== 'code') return undefined
  const span = spanOf(page, offset, code.range)
  const isGrouped = around.some(
    node => node.kind === 'tag' && /^(CodeGroup|RequestExample|ResponseExample)$/.test(node.name),
  )
  if (isGrouped) return { from: span.to, to: span.to, snippet: snippetOf(SECOND) }
  const source = dedented(text, span).trimEnd()
  const snippet = `<CodeGroup>\n${literal(source)}${snippetOf(`${SECOND}\n</CodeGroup>`)}`
  return { ...span, snippet }
}
