import { editsOfChange } from '../../config/edit/change-edits.ts'
import type { Change } from '../../config/edit/changes.ts'
import { type Layout, layoutOf } from '../../config/edit/layout.ts'
import { memberAt } from '../../config/edit/located.ts'
import { removeMember } from '../../config/edit/remove.ts'
import { type JsonNode, nodeAt } from '../../config/json/parse.ts'
import { readableRoot } from '../../config/json/root.ts'
import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { isJsonText } from '../document/read.ts'
import { yamlEditor } from './yaml-edits.ts'

/** Larger texts get no fixes: each one would read the whole text. */
const LARGEST = 1_000_000

const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Layouts of objects and lists that are known already: members of one parent are often removed one after the other. */
const layouts = new WeakMap<JsonNode, Layout>()

function layoutIn(text: string, parent: JsonNode): Layout {
  const layout = layouts.get(parent) ?? layoutOf(text, parent)
  layouts.set(parent, layout)
  return layout
}

/** The edits for one change; what is common does not read the text again. */
function changeJson(text: string, change: Change): TextEdits {
  const root = readableRoot(text)
  if (change.kind === 'remove') {
    const member = memberAt(root, change.path)
    return member ? removeMember(text, layoutIn(text, member.parent), member.index) : []
  }
  const node = change.kind === 'set' ? nodeAt(root, change.path) : undefined
  if (change.kind === 'set' && node?.children === undefined && node && isSimple(change.value))
    return [{ offset: node.offset, length: node.length, text: JSON.stringify(change.value) }]
  return editsOfChange(text, change)
}

function jsonEdits(text: string, changes: readonly Change[]): TextEdits | undefined {
  try {
    const [first, ...rest] = changes
    let all = first ? changeJson(text, first) : []
    for (const change of rest) all = composeEdits(all, changeJson(applyEdits(text, all), change))
    return all
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return undefined
  }
}

/**
 * Returns a function that makes the edits for changes of the text of an API description; it returns undefined
 * where that is not possible, or too much work.
 */
export function apiEditor(text: string): (changes: readonly Change[]) => TextEdits | undefined {
  if (text.length > LARGEST) return () => undefined
  return isJsonText(text) ? changes => jsonEdits(text, changes) : yamlEditor(text)
}
