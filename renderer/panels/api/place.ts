import { composeEdits } from '../../../shared/text/compose.ts'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'
import { CONFIG_FILE, useConfig } from '../../state/config.ts'
import { documents, makeStep } from '../../state/documents.ts'
import { host } from '../../state/host.ts'
import { insertAllAt, isListed, type Target } from '../navigation/edits.ts'
import { moveRows } from '../navigation/rowEdits.ts'
import type { Dragged } from './dragged.ts'

/** What `paths` and their group change in docs.json; pages that stand in the navigation already are moved. */
export function placingEdits(
  text: string,
  { group, paths }: { readonly group?: string | undefined; readonly paths: readonly string[] },
  target: Target | undefined,
): TextEdits {
  const fresh = paths.filter(path => !isListed(text, path))
  const there = paths.filter(path => isListed(text, path)).map(path => `page:${path}`)
  const values = group === undefined ? fresh : fresh.length > 0 ? [{ group, pages: fresh }] : []
  const moved = target && there.length > 0 ? moveRows(text, there, target) : []
  const now = applyEdits(text, moved)
  return values.length === 0 ? moved : composeEdits(moved, insertAllAt(now, values, target))
}

/** Gives operations a place in the navigation, each with a page of its own that names it: one step. Says whether anything changed. */
export async function placeOperations(
  { group, operations }: Dragged,
  target: Target | undefined,
  label: string,
): Promise<boolean> {
  await documents.settled()
  const made = await host.pagesForOperations({
    operations: operations.filter(one => one.written === undefined),
    how: 'named',
  })
  const { text, broken } = useConfig.getState()
  const paths = [...made.map(({ path }) => path), ...operations.flatMap(({ written }) => written ?? [])]
  if (broken || paths.length === 0) return false
  const edits = placingEdits(text, { group, paths }, target)
  makeStep({
    label,
    create: made.map(page => ({ file: page.file, text: page.text })),
    edits: edits.length > 0 ? [{ file: CONFIG_FILE, edits }] : [],
    focus: { file: CONFIG_FILE, pointer: '/navigation' },
  })
  return true
}
