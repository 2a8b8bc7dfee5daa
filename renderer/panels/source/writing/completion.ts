import type { editor, IRange, languages } from 'monaco-editor/editor'
import { isInFence } from '../../../../shared/page/inside.ts'
import { writingAt } from '../../../../shared/site/writing/cursor.ts'
import { snippetOf } from '../../../../shared/site/writing/insert.ts'
import { type Suggestion, suggest } from '../../../../shared/site/writing/suggest.ts'
import { monaco } from '../monaco.ts'
import { PAGE_LANGUAGE } from '../pageLanguage.ts'
import { groundFor } from './ground.ts'
import { iconPicture, pictureOf } from './pictures.ts'
import { readingOf } from './reading.ts'

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
  block: CompletionItemKind.Snippet,
}

interface Item extends languages.CompletionItem {
  readonly of: Suggestion
}

function itemOf(suggestion: Suggestion, range: IRange, index: number): Item {
  const { kind, label, note, about, sought, insert, isTemplate, goesOn } = suggestion
  return {
    of: suggestion,
    kind: KINDS[kind],
    label: note === undefined ? label : { label, description: note },
    range,
    insertText: isTemplate ? snippetOf(insert) : insert,
    sortText: String(index).padStart(5, '0'),
    ...(isTemplate && { insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet }),
    ...(sought !== undefined && { filterText: sought }),
    ...(about !== undefined && { documentation: about }),
    ...(goesOn && { command: { id: 'editor.action.triggerSuggest', title: label } }),
  }
}

/** In prose, where there is nothing to offer, this is a look at the line and no more. */
async function provide(model: editor.ITextModel, at: { lineNumber: number; column: number }) {
  const nothing = { suggestions: [] }
  if (!mayOffer(model.getLineContent(at.lineNumber), at)) return nothing
  const reading = readingOf(model)
  const offset = model.getOffsetAt(at)
  const writing = writingAt(reading.text, offset)
  if (!writing || isInFence(reading.page, offset)) return nothing
  const [from, to] = [model.getPositionAt(writing.from), model.getPositionAt(writing.to)]
  const range = monaco.Range.fromPositions(from, to)
  const found = suggest(writing, await groundFor(writing, reading))
  // Headings come when their page is named: the list is asked for again at the next key.
  return {
    suggestions: found.map((one, index) => itemOf(one, range, index)),
    incomplete: writing.typed.includes('#'),
  }
}

const SIGN = /[<"'{(/#:=\]]|^\s*[\w-]*$|^\s+\S*$/

/** Whether anything on the line before the cursor can ask for an offer. */
const mayOffer = (line: string, { column }: { column: number }) => SIGN.test(line.slice(0, column - 1))

async function resolve(item: languages.CompletionItem): Promise<languages.CompletionItem> {
  const { of } = item as Item
  const picture =
    of.image === undefined ? of.kind === 'icon' && (await iconPicture(of.label)) : pictureOf(of.image)
  return picture ? { ...item, documentation: picture } : item
}

monaco.languages.registerCompletionItemProvider(PAGE_LANGUAGE, {
  triggerCharacters: ['<', '/', '"', '{', '(', '#', ' '],
  provideCompletionItems: provide,
  resolveCompletionItem: resolve,
})
