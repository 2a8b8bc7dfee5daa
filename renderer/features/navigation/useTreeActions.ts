import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyError } from '../../host/base/notices.ts'
import { makeStep } from '../../host/documents/documents.ts'
import { pageEdits, pagesNaming } from '../../host/names/names.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { revealLater } from '../../host/session/reveal.ts'
import { reportStep } from '../../host/session/steps.ts'
import { type ConfigStep, useConfig, writtenConfig } from '../../host/site/config.ts'
import { showPage } from '../../host/view/view.ts'
import { announce } from '../announcements/Announcements.tsx'
import { editedRow, editTree, type MakeTreeEdit, treeEdits } from '../entries/editTree.ts'
import { type EntrySettings, setEntry } from '../entries/entrySettings.ts'
import {
  appendMembers,
  insertAt,
  insertedPage,
  moveBy,
  moveRows,
  nameOfRow,
  pointAt,
  removeRows,
  renameRow,
} from '../entries/rowEdits.ts'
import { isListed, positionAmong, type RowTarget } from '../entries/rowLocations.ts'
import type { Row } from '../entries/rows.ts'
import type { Member } from './generate/generate.ts'
import { bodyStart, type NewPage, textOfNewPage } from './templates.ts'

/** A page to add, and its label. */
interface ListedPage {
  readonly path: string
  readonly title: string
}

/** The actions on the tree; each is one undo step, named after the row. */
export interface TreeActions {
  move(rows: readonly Row[], target: RowTarget): void
  moveBy(row: Row, step: 1 | -1): void
  remove(rows: readonly Row[]): void
  /** Returns the ID that the row has from now on. */
  rename(row: Row, name: string): string
  /** Returns the ID of the new row. */
  addGroup(target: RowTarget | undefined): string | undefined
  /** Makes any other edit of the navigation. */
  edit(label: string, make: MakeTreeEdit): void
  /** Sets what a group or division says, besides its content. */
  setEntry(row: Row, settings: EntrySettings): void
  addPages(pages: readonly ListedPage[], target: RowTarget | undefined): void
  createPage(path: string, page: NewPage, target: RowTarget | undefined): void
  /** Points an entry to another page. */
  point(row: Row, path: string): void
  generate(members: readonly Member[], how: 'replace' | 'append'): void
}

const configNow = (site: Site) => writtenConfig(useConfig.of(site).getState())

interface PagePlace {
  /** The label of the step. */
  readonly label: string
  readonly target: RowTarget | undefined
  /** The name of the group that is created for it if there is none. */
  readonly group: string
}

/** The step that creates a page and lists it. */
function stepOfPage(site: Site, path: string, page: NewPage, { label, target, group }: PagePlace) {
  const [file, text] = [`${path}.mdx`, textOfNewPage(page)]
  const edits = isListed(configNow(site), path)
    ? []
    : treeEdits(site, label, config => insertedPage(config, path, target, group))
  return { file, text, label, create: [{ file, text }], edits, focus: { file } }
}

/**
 * Runs a change that gives a row another name: at once, or, if pages refer to it by its name, once their edits are
 * known, which become part of the step.
 */
function withPages(site: Site, row: Row, to: string, run: (options: ConfigStep) => void): void {
  const config = configNow(site)
  const name = nameOfRow(config, row.id)
  const files = name && name.name !== to ? pagesNaming(site, config, name) : []
  if (!name || files.length === 0) run({})
  else
    pageEdits(site, { name, to, files })
      .then(edits => run({ edits }))
      .catch(error => notifyError(site.app, error))
}

export function useTreeActions(): TreeActions {
  const site = useSite()
  const { t } = useTranslation(['navigation', 'references', 'api'])
  return useMemo(() => {
    const named = (step: string, rows: readonly Row[]) =>
      rows.length === 1
        ? t(`steps.${step}`, { name: rows[0]?.label || t('unnamed') })
        : t(`steps.${step}Many`, { count: rows.length })
    const done = (what: 'moved' | 'removed', rows: readonly Row[]) =>
      rows.length === 1
        ? t(`done.${what}`, { name: rows[0]?.label || t('unnamed') })
        : t(`done.${what}Many`, { count: rows.length })
    return {
      move(rows, target) {
        const ids = rows.map(({ id }) => id)
        const isMoved = editTree(site, named('move', rows), config => moveRows(config, ids, target))
        announce(site, isMoved ? done('moved', rows) : t('dragCanceled'))
        if (isMoved) reportStep(site, done('moved', rows))
      },
      moveBy(row, step) {
        if (editTree(site, named('move', [row]), config => moveBy(config, row.id, step)))
          announce(site, t('announce.moved', { name: row.label, ...positionAmong(configNow(site), row.id) }))
      },
      remove(rows) {
        const ids = rows.map(({ id }) => id)
        if (editTree(site, named('remove', rows), config => removeRows(config, ids)))
          reportStep(site, done('removed', rows))
      },
      rename(row, name) {
        let id = row.id
        withPages(site, row, name, edits => {
          id =
            editedRow(site, t('steps.rename', { name }), config => renameRow(config, row.id, name), edits) ||
            id
        })
        return id
      },
      addGroup(target) {
        return editedRow(site, t('steps.addGroup'), config =>
          insertAt(config, [{ kind: 'group', name: t('newGroupName') }], target),
        )
      },
      edit: (label, make) => void editTree(site, label, make),
      setEntry(row, settings) {
        const label = t('steps.group', { name: row.label || t('unnamed') })
        withPages(site, row, settings.name, edits => {
          editTree(site, label, config => setEntry(config, row.id, settings), edits)
        })
      },
      addPages(pages, target) {
        const [first] = pages
        const words = { count: pages.length, name: first?.title }
        const entries = pages.map(({ path }) => ({ kind: 'page', name: path }) as const)
        if (editTree(site, t('steps.addPage', words), config => insertAt(config, entries, target))) {
          announce(site, t('done.added', words))
          reportStep(site, t('done.added', words))
        }
      },
      createPage(path, page, target) {
        const label = t('steps.create', { name: page.title })
        const step = stepOfPage(site, path, page, { label, target, group: t('newGroupName') })
        makeStep(site, step)
        showPage(site, step.file)
        revealLater(site, { file: step.file, offset: bodyStart(step.text) })
      },
      point(row, path) {
        editTree(site, t('steps.choosePage', { name: row.detail, path }), config =>
          pointAt(config, row.id, path),
        )
      },
      generate(members, how) {
        if (editTree(site, t('steps.generate'), config => appendMembers(config, members, how)))
          reportStep(site, t('done.generated'))
      },
    }
  }, [t, site])
}
