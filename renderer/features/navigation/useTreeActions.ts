import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { makeStep } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { revealLater } from '../../host/session/reveal.ts'
import { reportStep } from '../../host/session/steps.ts'
import { editConfig, useConfig } from '../../host/site/config.ts'
import { showPage } from '../../host/view/view.ts'
import { moveRows, removeRows } from '../entries/rowEdits.ts'
import {
  appendMembers,
  type GroupSettings,
  insertAllAt,
  insertAt,
  insertedPage,
  insertedRow,
  isListed,
  moveBy,
  pointAt,
  positionAmong,
  type RowTarget,
  renameGroup,
  sameRow,
  setGroup,
} from '../entries/rowLocations.ts'
import type { Row } from '../entries/rows.ts'
import { announce } from './Announcements.tsx'
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
  setGroup(row: Row, settings: GroupSettings): void
  addPages(pages: readonly ListedPage[], target: RowTarget | undefined): void
  createPage(path: string, page: NewPage, target: RowTarget | undefined): void
  /** Points an entry to another page. */
  point(row: Row, path: string): void
  generate(members: readonly Member[], how: 'replace' | 'append'): void
}

const now = (site: Site) => useConfig.of(site).getState().text

interface PagePlace {
  readonly target: RowTarget | undefined
  /** The name of the group that is created for it if there is none. */
  readonly group: string
}

/** The step that creates a page and lists it. */
function stepOfPage(site: Site, path: string, page: NewPage, { target, group }: PagePlace) {
  const { text: config, broken, reading } = useConfig.of(site).getState()
  const [file, text] = [`${path}.mdx`, textOfNewPage(page)]
  const edits =
    broken || reading.form === 'newer' || isListed(config, path)
      ? []
      : insertedPage(config, path, target, group)
  return {
    ...{ file, text },
    create: [{ file, text }],
    edits: edits.length > 0 ? [{ file: CONFIG_FILE, edits }] : [],
    focus: { file },
  }
}

export function useTreeActions(): TreeActions {
  const site = useSite()
  const { t } = useTranslation('navigation')
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
        const isMoved = editConfig(site, named('move', rows), text => moveRows(text, ids, target))
        announce(site, isMoved ? done('moved', rows) : t('dragCancelled'))
        if (isMoved && rows.length > 1) reportStep(site, done('moved', rows))
      },
      moveBy(row, step) {
        if (editConfig(site, named('move', [row]), text => moveBy(text, row.id, step)))
          announce(site, t('announce.moved', { name: row.label, ...positionAmong(now(site), row.id) }))
      },
      remove(rows) {
        const ids = rows.map(({ id }) => id)
        if (editConfig(site, named('remove', rows), text => removeRows(text, ids)))
          reportStep(site, done('removed', rows))
      },
      rename(row, name) {
        const before = now(site)
        editConfig(site, t('steps.rename', { name }), text => renameGroup(text, row.id, name))
        return sameRow(before, now(site), row.id)
      },
      addGroup(target) {
        const before = now(site)
        editConfig(site, t('steps.addGroup'), text =>
          insertAt(text, { group: t('newGroupName'), pages: [] }, target),
        )
        return insertedRow(before, now(site), target)
      },
      setGroup(row, settings) {
        editConfig(site, t('steps.group', { name: settings.name || t('unnamed') }), text =>
          setGroup(text, row.id, settings),
        )
      },
      addPages(pages, target) {
        const [first] = pages
        const words = { count: pages.length, name: first?.title }
        const paths = pages.map(({ path }) => path)
        if (editConfig(site, t('steps.addPage', words), text => insertAllAt(text, paths, target)))
          announce(site, t('done.added', words))
      },
      createPage(path, page, target) {
        const step = stepOfPage(site, path, page, { target, group: t('newGroupName') })
        makeStep(site, { ...step, label: t('steps.create', { name: page.title }) })
        showPage(site, step.file)
        revealLater(site, { file: step.file, offset: bodyStart(step.text) })
      },
      point(row, path) {
        editConfig(site, t('steps.choosePage', { name: row.detail, path }), text =>
          pointAt(text, row.id, path),
        )
      },
      generate(members, how) {
        if (editConfig(site, t('steps.generate'), text => appendMembers(text, members, how)))
          reportStep(site, t('done.generated'))
      },
    }
  }, [t, site])
}
