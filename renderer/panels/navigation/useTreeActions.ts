import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { runCommand } from '../../state/commands.ts'
import { CONFIG_FILE, editConfig, useConfig } from '../../state/config.ts'
import { makeStep } from '../../state/documents.ts'
import { notify } from '../../state/notices.ts'
import { showPage } from '../../state/view.ts'
import { announce } from './Announcements.tsx'
import {
  insertAt,
  isListed,
  moveBy,
  moveRow,
  placeAmong,
  removeRow,
  renameGroup,
  sameRow,
  type Target,
} from './edits.ts'
import type { Row } from './rows.ts'

let steps = 0

/** Everything a person can do to the tree; each is one step of the history, named after the row. */
export interface TreeActions {
  move(rows: readonly Row[], target: Target): void
  moveBy(row: Row, step: 1 | -1): void
  remove(rows: readonly Row[]): void
  /** Gives the id that the row has from now on. */
  rename(row: Row, name: string): string
  addGroup(target: Target | undefined): void
  addPage(path: string, title: string, target: Target | undefined): void
  createPage(path: string, title: string, target: Target | undefined): void
}

export function useTreeActions(): TreeActions {
  const { t } = useTranslation('navigation')
  return useMemo(() => {
    const named = (step: string, rows: readonly Row[]) =>
      rows.length === 1
        ? t(`steps.${step}`, { name: rows[0]?.label || t('unnamed') })
        : t(`steps.${step}Many`, { count: rows.length })
    const tell = (message: string) =>
      notify({ kind: 'success', message, action: { label: t('undo'), run: () => runCommand('edit.undo') } })
    const addPage = (path: string, title: string, target: Target | undefined) => {
      editConfig(t('steps.addPage', { name: title }), text => insertAt(text, path, target))
    }
    return {
      move(rows, target) {
        const merge = `tree-move-${steps++}`
        let place = target
        for (const row of rows) {
          const to = place
          editConfig(named('move', rows), text => moveRow(text, row.id, to), { merge })
          place = { id: row.id, position: 'after' }
        }
        const name = rows[0]?.label ?? ''
        announce(
          rows.length === 1 ? t('undone.moved', { name }) : t('undone.movedMany', { count: rows.length }),
        )
      },
      moveBy(row, step) {
        editConfig(named('move', [row]), text => moveBy(text, row.id, step))
        const { text } = useConfig.getState()
        announce(t('announce.moved', { name: row.label, ...placeAmong(text, row.id) }))
      },
      remove(rows) {
        const merge = `tree-remove-${steps++}`
        // From the end, so that the numbers of repeated rows stay what they were.
        for (const row of [...rows].reverse()) {
          editConfig(named('remove', rows), text => removeRow(text, row.id), { merge })
        }
        const name = rows[0]?.label ?? ''
        tell(
          rows.length === 1 ? t('undone.removed', { name }) : t('undone.removedMany', { count: rows.length }),
        )
      },
      rename(row, name) {
        const before = useConfig.getState().text
        editConfig(t('steps.rename', { name }), text => renameGroup(text, row.id, name))
        return sameRow(before, useConfig.getState().text, row.id)
      },
      addGroup(target) {
        editConfig(t('steps.addGroup'), text =>
          insertAt(text, { group: t('newGroupName'), pages: [] }, target),
        )
      },
      addPage,
      createPage(path, title, target) {
        const file = `${path}.mdx`
        const { text, broken } = useConfig.getState()
        const edits = broken || isListed(text, path) ? [] : insertAt(text, path, target)
        makeStep({
          label: t('steps.create', { name: title }),
          create: [{ file, text: `---\ntitle: ${JSON.stringify(title)}\n---\n\n` }],
          edits: edits.length > 0 ? [{ file: CONFIG_FILE, edits }] : [],
          focus: { file },
        })
        showPage(file)
      },
    }
  }, [t])
}
