import type { editor, IPosition, IRange, languages } from 'monaco-editor/editor'
import { isInFence } from '../../../../shared/page/parse/nodes-at.ts'
import { type CursorContext, cursorContextAt } from '../../../../shared/site/writing/cursor.ts'
import { snippetOf } from '../../../../shared/site/writing/insert.ts'
import { type Suggestion, suggest } from '../../../../shared/site/writing/suggest.ts'
import type { Site } from '../../../host/scope/site.ts'
import { localize } from '../../../messages/localize.ts'
import { monaco } from '../editor/monaco.ts'
import { PAGE_LANGUAGE } from '../editor/pageLanguage.ts'
import { siteOfModel } from '../editor/siteOfModel.ts'
import { suggestionSources } from './completionContext.ts'
import { iconPicture, pictureOf } from './imagePreview.ts'
import { modelPageOf } from './pageReading.ts'

const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages

const KINDS: Readonly<Record<Suggestion['kind'], languages.CompletionItemKind>> = {
  tag: CompletionItemKind.Snippet,
  attribute: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  field: CompletionItemKind.Field,
  page: CompletionItemKind.File,
  heading: CompletionItemKind.Reference,
  file: CompletionItemKind.File,
  icon: CompletionItemKind.Color,
}

interface Item extends languages.CompletionItem {
  readonly of: Suggestion
  readonly site: Site
}

function itemOf(suggestion: Suggestion, range: IRange, index: number): Omit<Item, 'site'> {
  const { kind, note, about, searchText, insert, isTemplate, continues } = suggestion
  const label = localize(suggestion.label)
  return {
    of: suggestion,
    kind: KINDS[kind],
    label: note === undefined ? label : { label, description: note },
    range,
    insertText: isTemplate ? snippetOf(insert) : insert,
    sortText: String(index).padStart(5, '0'),
    ...(isTemplate && { insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet }),
    ...(searchText !== undefined && { filterText: searchText }),
    ...(about !== undefined && { documentation: localize(about) }),
    ...(continues && { command: { id: 'editor.action.triggerSuggest', title: label } }),
  }
}

/** How many lines above the cursor are read to find out what is being typed. */
const ABOVE = 60
const HEAD = 200

/** What is being typed at the cursor, judged by the lines around it: in prose nothing else is examined. */
function contextAt(model: editor.ITextModel, { lineNumber, column }: IPosition): CursorContext | undefined {
  const isHead = lineNumber <= HEAD
  const first = isHead ? 1 : lineNumber - ABOVE
  const last = Math.min(model.getLineCount(), isHead ? HEAD : lineNumber + 1)
  const before = model.getValueInRange(new monaco.Range(first, 1, lineNumber, column))
  const behind = model.getValueInRange(
    new monaco.Range(lineNumber, column, last, model.getLineMaxColumn(last)),
  )
  // A line of dashes starts the frontmatter only at the start of a page.
  const mark = isHead ? '' : '.\n'
  const writing = cursorContextAt(mark + before + behind, mark.length + before.length)
  const by = model.getOffsetAt({ lineNumber: first, column: 1 }) - mark.length
  return writing && { ...writing, from: writing.from + by, to: writing.to + by }
}

async function provide(model: editor.ITextModel, at: IPosition) {
  const nothing = { suggestions: [] }
  const writing = contextAt(model, at)
  if (!writing) return nothing
  const site = siteOfModel(model)
  const parsed = modelPageOf(model)
  if (!site || isInFence(parsed.page, model.getOffsetAt(at))) return nothing
  const [from, to] = [model.getPositionAt(writing.from), model.getPositionAt(writing.to)]
  const range = monaco.Range.fromPositions(from, to)
  const found = suggest(writing, await suggestionSources(site, writing, parsed))
  // Headings follow once their page is named: the list is requested again at the next key.
  return {
    suggestions: found.map((one, index) => ({ ...itemOf(one, range, index), site })),
    incomplete: writing.typed.includes('#'),
  }
}

async function resolve(item: languages.CompletionItem): Promise<languages.CompletionItem> {
  const { of, site } = item as Item
  const picture =
    of.image === undefined ? of.kind === 'icon' && (await iconPicture(of.insert)) : pictureOf(site, of.image)
  return picture ? { ...item, documentation: picture } : item
}

monaco.languages.registerCompletionItemProvider(PAGE_LANGUAGE, {
  triggerCharacters: ['<', '/', '"', '{', '(', '#', ' '],
  provideCompletionItems: provide,
  resolveCompletionItem: resolve,
})
