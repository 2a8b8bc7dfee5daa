import i18next from 'i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { composeEdits } from '../../../shared/text/compose.ts'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'
import { notify } from '../../host/base/notices.ts'
import { documentsOf, makeStep } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useConfig } from '../../host/site/config.ts'
import { moveRows } from '../entries/rowEdits.ts'
import { insertAllAt, insertedRow, isListed, type RowTarget } from '../entries/rowLocations.ts'
import type { DraggedOperations } from './draggedOperations.ts'

/** The changes in docs.json for `paths` and their group; pages that are already in the navigation are moved. */
export function placingEdits(
  text: string,
  { group, paths }: { readonly group?: string | undefined; readonly paths: readonly string[] },
  target: RowTarget | undefined,
): TextEdits {
  const fresh = paths.filter(path => !isListed(text, path))
  const there = paths.filter(path => isListed(text, path)).map(path => `page:${path}`)
  if (group !== undefined)
    return paths.length > 0 ? groupEdits(text, { group, pages: fresh }, there, target) : []
  const moved = target && there.length > 0 ? moveRows(text, there, target) : []
  return fresh.length === 0 ? moved : composeEdits(moved, insertAllAt(applyEdits(text, moved), fresh, target))
}

/** The group is inserted first, then the rows move into it: `target` may be one of them. */
function groupEdits(
  text: string,
  group: { readonly group: string; readonly pages: readonly string[] },
  there: readonly string[],
  target: RowTarget | undefined,
): TextEdits {
  const created = insertAllAt(text, [group], target)
  const now = applyEdits(text, created)
  const id = insertedRow(text, now, target)
  return id === undefined ? created : composeEdits(created, moveRows(now, there, { id, position: 'on' }))
}

/** Adds operations to the navigation, each with a page of its own that names it: one step. Returns whether anything changed. */
export async function placeOperations(
  site: Site,
  { group, operations }: DraggedOperations,
  target: RowTarget | undefined,
  label: string,
): Promise<boolean> {
  await documentsOf(site).settled()
  const created = await site.host.pagesForOperations({
    operations: operations.filter(one => one.written === undefined),
    how: 'named',
  })
  const { text, broken } = useConfig.of(site).getState()
  const paths = [...created.map(({ path }) => path), ...operations.flatMap(({ written }) => written ?? [])]
  if (broken) notify(site.app, { kind: 'error', message: i18next.t('api:refused.broken') })
  if (broken || paths.length === 0) return false
  const edits = placingEdits(text, { group, paths }, target)
  makeStep(site, {
    label,
    create: created.map(page => ({ file: page.file, text: page.text })),
    edits: edits.length > 0 ? [{ file: CONFIG_FILE, edits }] : [],
    focus: { file: CONFIG_FILE, pointer: '/navigation' },
  })
  return true
}
