import i18next from 'i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { NewEntry } from '../../../shared/config/tree/new-entry.ts'
import { Sequence, type TreeEdit, unchanged } from '../../../shared/config/tree/tree-edit.ts'
import { message } from '../../../shared/messages/message.ts'
import { notify } from '../../host/base/notices.ts'
import { documentsOf, makeStep } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useConfig } from '../../host/site/config.ts'
import { type MakeTreeEdit, treeEdits } from '../entries/editTree.ts'
import { insertAt, moveRows } from '../entries/rowEdits.ts'
import { isListed, type RowTarget, rowAtPath } from '../entries/rowLocations.ts'
import type { DraggedOperations } from './draggedOperations.ts'

/** The edit of the navigation for `paths` and their group; pages that are already listed are moved. */
export function placingEdit(
  config: unknown,
  { group, paths }: { readonly group?: string | undefined; readonly paths: readonly string[] },
  target: RowTarget | undefined,
): TreeEdit {
  const fresh = paths.filter(path => !isListed(config, path))
  const listed = paths.filter(path => isListed(config, path)).map(path => `page:${path}`)
  const sequence = new Sequence(config)
  const steps: readonly MakeTreeEdit[] =
    group === undefined
      ? [
          now => (target && listed.length > 0 ? moveRows(now, listed, target) : NOTHING),
          now => (fresh.length > 0 ? insertAt(now, fresh.map(pageEntry), target) : NOTHING),
        ]
      : [
          // The group is inserted first, then the rows move into it: `target` may be one of them.
          now => insertAt(now, [{ kind: 'group', name: group, members: { pages: fresh } }], target),
          now => {
            const [at] = sequence.at
            const id = at && rowAtPath(now, at)
            return id === undefined || listed.length === 0
              ? NOTHING
              : moveRows(now, listed, { id, position: 'on' })
          },
        ]
  for (const step of paths.length > 0 ? steps : []) {
    const edit = step(sequence.config)
    if (edit.kind === 'refused') return edit
    if (edit.kind === 'edit') sequence.add(edit)
  }
  return sequence.result(message('tree:listedHere'))
}

const NOTHING = unchanged(message('tree:listedHere'))

const pageEntry = (path: string): NewEntry => ({ kind: 'page', name: path })

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
  const { broken } = useConfig.of(site).getState()
  const paths = [...created.map(({ path }) => path), ...operations.flatMap(({ written }) => written ?? [])]
  if (broken) notify(site.app, { kind: 'error', message: i18next.t('api:refused.broken') })
  if (broken || paths.length === 0) return false
  const edits = treeEdits(site, label, config => placingEdit(config, { group, paths }, target))
  makeStep(site, {
    label,
    create: created.map(page => ({ file: page.file, text: page.text })),
    edits,
    focus: { file: CONFIG_FILE, pointer: '/navigation' },
  })
  return true
}
