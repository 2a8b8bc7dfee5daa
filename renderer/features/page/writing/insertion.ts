import { blockOf, dedented, linesOf, type Span } from '../../../../shared/page/writing/lines.ts'
import type { DescribedComponent } from '../../../../shared/site/components/described.ts'
import { descriptions } from '../../../../shared/site/components/descriptions.ts'
import { type Conversion, codeToTab, listToSteps } from '../../../../shared/site/writing/convert.ts'
import { literal, snippetAround, snippetOf } from '../../../../shared/site/writing/insert.ts'
import { inBody, insertSnippet, type OpenPage, offer, spanNow } from '../editor/openPage.ts'
import { modelPageOf } from './pageReading.ts'

/** Inserts blocks on lines of their own: in place of `typed` or of an empty line, else below the cursor’s line. */
export function insertBlock(openPage: OpenPage, snippet: string, typed?: Span): void {
  const text = openPage.model.getValue()
  const at = inBody(openPage, typed ?? spanNow(openPage)).to
  const [line] = linesOf(text, { from: at, to: at })
  if (!line) return
  const rest = typed
    ? text.slice(line.from, typed.from) + text.slice(typed.to, line.to)
    : text.slice(line.from, line.to)
  const isEmpty = rest.trim() === ''
  // Markdown continues on the next line: the text above must end first.
  const above = linesOf(text, { from: Math.max(0, line.from - 1), to: Math.max(0, line.from - 1) })[0]
  const isFree = line.from === 0 || !above || text.slice(above.from, above.to).trim() === ''
  insertSnippet(
    openPage,
    typed ?? { from: line.to, to: line.to },
    `${isEmpty && isFree ? '' : isEmpty ? '\n' : '\n\n'}${snippet}`,
  )
}

/** Inserts a component: in place of `typed`, around the selection, or by itself. */
export function insertComponent(openPage: OpenPage, name: string, typed?: Span): void {
  const described = descriptions.get(name)
  if (!described) return
  if (typed && described.inline) insertSnippet(openPage, typed, snippetOf(described.template))
  else if (typed) insertBlock(openPage, snippetOf(described.template), typed)
  else insertAtSelection(openPage, name, described)
}

function insertAtSelection(openPage: OpenPage, name: string, described: DescribedComponent): void {
  if (name === 'Steps' && convert(openPage, listToSteps)) return
  if (name === 'CodeGroup' && convert(openPage, codeToTab)) return
  const text = openPage.model.getValue()
  const span = spanNow(openPage)
  const isSelected = span.from !== span.to
  const block = isSelected && !described.inline ? blockOf(text, span) : undefined
  if (block) insertSnippet(openPage, block, snippetAround(described, dedented(text, block)))
  else if (described.inline) {
    const selected = text.slice(span.from, span.to)
    insertSnippet(
      openPage,
      span,
      selected === '' ? snippetOf(described.template) : snippetAround(described, selected),
    )
  } else insertBlock(openPage, snippetOf(described.template))
}

/** Replaces the selection with its conversion; returns whether there was anything to convert. */
export function convert(
  openPage: OpenPage,
  work: (
    ...given: [page: ReturnType<typeof modelPageOf>['page'], text: string, offset: number]
  ) => Conversion | undefined,
): boolean {
  const { page, text } = modelPageOf(openPage.model)
  const found = work(page, text, spanNow(openPage).from)
  if (found) insertSnippet(openPage, found, found.snippet)
  return found !== undefined
}

/** Turns the selection into a link and suggests targets; a selected URL gets a text. */
export function insertLink(openPage: OpenPage): void {
  const span = spanNow(openPage)
  const selected = openPage.model.getValue().slice(span.from, span.to)
  if (/^(https?:\/\/|mailto:|\/)\S+$/.test(selected)) {
    insertSnippet(openPage, span, `[\${0:words}](${literal(selected)})`)
    return
  }
  if (selected === '') {
    insertSnippet(openPage, span, '[$1]($0)')
    return
  }
  insertSnippet(openPage, span, `[${literal(selected)}]($0)`)
  offer(openPage)
}
