import type { TFunction } from 'i18next'
import { titleFromPath } from '../../../shared/page/summary.ts'
import { notify, notifyError } from '../../host/base/notices.ts'
import { documentsOf, makeStep } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportLastStep, reportStep } from '../../host/session/steps.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { editTree } from '../entries/editTree.ts'
import { pointAllAt, removeRows } from '../entries/rowEdits.ts'
import { pathProblem } from '../navigation/files/pagePaths.ts'
import { textOfNewPage } from '../navigation/templates.ts'
import { keepOut } from './base/keptPages.ts'
import type { SortingItem } from './base/tasks.ts'

/** Actions on many items; each is one undo step, with a notice that offers to undo it. */
export interface BulkActions {
  /** Creates the missing pages of entries, with titles from their paths. */
  create(items: readonly SortingItem[]): void
  /** Removes entries from the navigation. */
  remove(items: readonly SortingItem[]): void
  /** Lets entries name the page that differs only in case. */
  nameNearPages(items: readonly SortingItem[]): void
  /** Writes the titles that readers see into the pages. */
  giveTitles(items: readonly SortingItem[]): void
  /** Marks pages as hidden in their frontmatter. */
  hide(items: readonly SortingItem[]): void
  /** Keeps pages out of the navigation, or lists them as unlisted again. */
  keepOut(items: readonly SortingItem[], isKept: boolean): void
}

type Words = TFunction<'sorting'>

const rowsOf = (items: readonly SortingItem[]) => items.flatMap(item => ('row' in item ? [item.row] : []))
const pagesOf = (items: readonly SortingItem[]) => items.flatMap(item => ('page' in item ? [item.page] : []))

/** A notice about what could not be done. */
function warn(site: Site, text: string): void {
  notify(site.app, { kind: 'warning', message: text })
}

function create(site: Site, items: readonly SortingItem[], t: Words): void {
  const pages = pagesNow(site)
  const paths = [...new Set(items.map(({ path }) => path))]
  const possible = paths.filter(path => pathProblem(path, pages) === undefined)
  const words = { count: possible.length }
  if (possible.length > 0) {
    const label = t('steps.create', words)
    const blank = { description: '', template: 'blank' } as const
    makeStep(site, {
      label,
      create: possible.map(path => ({
        file: `${path}.mdx`,
        text: textOfNewPage({ title: titleFromPath(path), ...blank }),
      })),
    })
    reportStep(site, t('done.create', words))
  }
  const left = paths.length - possible.length
  if (left > 0) warn(site, t('impossibleNames', { count: left }))
}

function nameNearPages(site: Site, items: readonly SortingItem[], t: Words): void {
  const words = { count: items.length }
  const paths = new Map(
    items.flatMap(item => (item.task === 'case' ? [[item.row.id, item.near.path] as const] : [])),
  )
  if (editTree(site, t('steps.case', words), config => pointAllAt(config, paths)))
    reportStep(site, t('done.case', words))
}

type Fields = Parameters<Site['host']['setFields']>[0]['pages']

/** Sets fields of pages as one step; says what could not be changed. */
async function setFields(
  site: Site,
  pages: Fields,
  { label, done }: Record<'label' | 'done', (count: number) => string>,
  t: Words,
) {
  await documentsOf(site).settled()
  const skipped = await site.host.setFields({ label: label(pages.length), pages })
  const count = pages.length - skipped.length
  if (count > 0) reportLastStep(site, done(count))
  if (skipped.length > 0) warn(site, t('unreadable', { count: skipped.length, files: skipped.slice(0, 3) }))
}

function keep(site: Site, items: readonly SortingItem[], isKept: boolean, t: Words): void {
  const paths = items.map(({ path }) => path)
  keepOut(site, paths, isKept)
  notify(site.app, {
    kind: 'success',
    message: t(isKept ? 'done.keepOut' : 'done.listAgain', { count: paths.length, name: items[0]?.label }),
    action: { label: t('undo'), run: () => keepOut(site, paths, !isKept) },
  })
}

/** The actions of a site. */
export function bulkActions(site: Site, t: Words): BulkActions {
  const set = (fields: Fields, what: 'titles' | 'hide') =>
    void setFields(
      site,
      fields,
      {
        label: count => t(`steps.${what}`, { count }),
        done: count => t(`done.${what}`, { count }),
      },
      t,
    ).catch(error => notifyError(site.app, error))
  return {
    create: items => create(site, items, t),
    remove(items) {
      const ids = rowsOf(items).map(({ id }) => id)
      const words = { count: ids.length }
      if (editTree(site, t('steps.remove', words), config => removeRows(config, ids)))
        reportStep(site, t('done.remove', words))
    },
    nameNearPages: items => nameNearPages(site, items, t),
    giveTitles: items =>
      set(
        pagesOf(items).map(({ file, title }) => ({ file, title })),
        'titles',
      ),
    hide: items =>
      set(
        pagesOf(items).map(({ file }) => ({ file, hidden: true })),
        'hide',
      ),
    keepOut: (items, isKept) => keep(site, items, isKept, t),
  }
}
