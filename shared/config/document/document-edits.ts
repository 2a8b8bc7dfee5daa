import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type FileEdits, type TextEdits } from '../../text/edit.ts'
import { editsOf } from '../edit/change-edits.ts'
import type { Change } from '../edit/changes.ts'
import { valueCached } from '../json/cached-parse.ts'
import { nodeAt } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import { valueAt } from '../json/value-at.ts'
import { CONFIG_FILE } from '../schema/config-file.ts'
import { type ConfigDocument, type ConfigLocation, type ReadText, readDocument } from './config-document.ts'

/**
 * Returns the edits of docs.json and of the files that it refers to which make `changes`, each on the result of
 * the previous one, in the file in which the value is written. Throws a `Refusal` if docs.json cannot be read.
 */
export function documentEdits(changes: readonly Change[], read: ReadText): readonly FileEdits[] {
  const text = read(CONFIG_FILE) ?? ''
  if (!text.includes('"$ref"')) return [{ file: CONFIG_FILE, edits: editsOf(text, changes) }].filter(hasEdits)
  const texts = new Texts(read)
  for (let rest = changes; rest.length > 0; ) {
    const count = Math.max(
      1,
      rest.findIndex(change => !isPlainValue(change)),
    )
    const run = rest.every(isPlainValue) ? rest : rest.slice(0, count)
    rest = rest.slice(run.length)
    const now = texts.get(CONFIG_FILE)
    const document = readDocument(readableRoot(now), now, file => texts.current(file))
    const byFile = new Map<string, Change[]>()
    for (const { file, change } of run.flatMap(one => located(document, one))) {
      const own = byFile.get(file)
      if (own) own.push(change)
      else byFile.set(file, [change])
    }
    for (const [file, local] of byFile) texts.edit(file, editsOf(texts.get(file), local))
  }
  return texts.edits()
}

/** Whether a change gives a plain value to a key or an item: it leaves everything else where it is. */
const isPlainValue = (change: Change): boolean =>
  change.kind === 'set' && (typeof change.value !== 'object' || change.value === null)

const hasEdits = ({ edits }: FileEdits): boolean => edits.length > 0

/** The texts of the files as they are after the changes made so far. */
class Texts {
  readonly #read: ReadText
  readonly #edited = new Map<string, { readonly text: string; readonly edits: TextEdits }>()

  constructor(read: ReadText) {
    this.#read = read
  }

  current(file: string): string | undefined {
    return this.#edited.get(file)?.text ?? this.#read(file)
  }

  get(file: string): string {
    return this.current(file) ?? ''
  }

  edit(file: string, edits: TextEdits): void {
    const before = this.#edited.get(file)
    this.#edited.set(file, {
      text: applyEdits(this.get(file), edits),
      edits: before ? composeEdits(before.edits, edits) : edits,
    })
  }

  edits(): readonly FileEdits[] {
    return [...this.#edited].map(([file, { edits }]) => ({ file, edits })).filter(hasEdits)
  }
}

interface LocatedChange {
  readonly file: string
  readonly change: Change
}

/** The change in terms of the files: one change, or two if a value moves from one file to another. */
function located(document: ConfigDocument, change: Change): readonly LocatedChange[] {
  switch (change.kind) {
    case 'set':
      return [inFile(document.locate(change.path), path => ({ ...change, path }))]
    case 'insert':
      return [inFile(document.locate(change.path), path => ({ ...change, path }))]
    case 'move':
      return moved(document, change.path, change.list ?? change.path.slice(0, -1), change)
    case 'copy':
      return moved(document, change.path, change.list, change)
    case 'remove':
    case 'rename':
    case 'wrap':
    case 'unwrap':
      return [inFile(document.locateMember(change.path), path => ({ ...change, path }))]
  }
}

const inFile = ({ file, path }: ConfigLocation, make: (path: JsonPath) => Change): LocatedChange => ({
  file,
  change: make(path),
})

/** Whether a value refers to files: a copy of its text would share them. */
function refersToFiles(document: ConfigDocument, { file, path }: ConfigLocation): boolean {
  const text = document.text(file)
  const node = nodeAt(readableRoot(text), path)
  return node !== undefined && text.slice(node.offset, node.offset + node.length).includes('"$ref"')
}

function moved(
  document: ConfigDocument,
  path: JsonPath,
  list: JsonPath,
  change: Extract<Change, { kind: 'move' | 'copy' }>,
): readonly LocatedChange[] {
  const from = document.locateMember(path)
  const to = document.locate(list)
  if (from.file === to.file && !(change.kind === 'copy' && refersToFiles(document, from)))
    return [{ file: from.file, change: { ...change, path: from.path, list: to.path } }]
  const value = valueAt(valueCached(document.root), path)
  const inserted = { kind: 'insert', path: to.path, index: change.to, value } as const
  return [
    { file: to.file, change: inserted },
    ...(change.kind === 'move' ? [inFile(from, own => ({ kind: 'remove', path: own }))] : []),
  ]
}
