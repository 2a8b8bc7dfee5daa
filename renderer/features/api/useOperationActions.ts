import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { notify, notifyError } from '../../host/base/notices.ts'
import { documentsOf, makeStep } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { goTo } from '../../host/session/previewed-page.ts'
import { reveal } from '../../host/session/reveal.ts'
import { reportStep } from '../../host/session/steps.ts'
import { useConfig } from '../../host/site/config.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { showPage, useView } from '../../host/view/view.ts'
import { treeEdits } from '../entries/editTree.ts'
import { removeRows } from '../entries/rowEdits.ts'
import type { RowTarget } from '../entries/rowLocations.ts'
import type { DraggedOperations } from './draggedOperations.ts'
import { eject } from './eject.ts'
import { placeOperations } from './placeOperations.ts'

type Operations = readonly OutlinedOperation[]

/** The actions on operations; each is one undo step. */
export interface OperationActions {
  /** Shows the page of an operation in the preview. */
  readonly show: (operation: OutlinedOperation) => void
  /** Shows the page in the preview, if the preview is visible. */
  readonly peek: (operation: OutlinedOperation) => void
  /** Opens the authored page. */
  readonly open: (operation: OutlinedOperation) => void
  /** Goes to the location of an operation in its file. */
  readonly toFile: (operation: OutlinedOperation) => void
  /** Creates pages that name their operations. */
  readonly write: (operations: Operations) => void
  /** Creates authored pages with the full description of their operations, as the generated ones show it. */
  readonly eject: (operations: Operations) => void
  /** Deletes authored pages, so that pages are generated again. */
  readonly leave: (operations: Operations) => void
  readonly keepOut: (operations: Operations, isKeptOut: boolean) => void
  readonly place: (dragged: DraggedOperations, target: RowTarget | undefined) => void
}

/** Deletes the authored pages of operations and removes them from the navigation. */
function leaveToFile(site: Site, written: Operations, label: string): void {
  const paths = written.flatMap(({ page }) => page ?? [])
  const files = paths.flatMap(path => pagesNow(site).get(path)?.file ?? [])
  const ids = paths.map(path => `page:${path}`)
  const edits = treeEdits(site, label, config => removeRows(config, ids))
  makeStep(site, { label, remove: files, edits })
}

async function markInFiles(
  site: Site,
  operations: Operations,
  isKeptOut: boolean,
  label: string,
): Promise<void> {
  await documentsOf(site).settled()
  const files = Map.groupBy(operations, ({ file }) => file)
  for (const [file, own] of files)
    await site.host.excludeFromApi({ file, pointers: own.map(({ pointer }) => pointer), isKeptOut, label })
}

export function useOperationActions(): OperationActions {
  const site = useSite()
  const { t } = useTranslation('api')
  return useMemo(() => {
    const named = (step: string, all: readonly { readonly title: string }[]) =>
      t(`steps.${step}`, { count: all.length, name: all[0]?.title ?? '' })
    const attempt = (work: Promise<unknown>) => void work.catch(error => notifyError(site.app, error))
    const find = async ({ file, pointer }: OutlinedOperation) => {
      await documentsOf(site).settled()
      reveal(site, { file, ...(await site.host.locateInApi({ file, pointer })) })
    }
    const write = async (all: Operations) => {
      await documentsOf(site).settled()
      const pages = await site.host.pagesForOperations({ operations: all, how: 'named' })
      if (pages.length === 0) return
      makeStep(site, {
        label: named('write', pages),
        create: pages.map(({ file, text }) => ({ file, text })),
        edits: [],
      })
      reportStep(site, named('write', pages))
    }
    const leave = (all: Operations) => {
      const written = all.filter(({ state }) => state === 'written')
      if (written.length === 0) return
      if (useConfig.of(site).getState().broken) {
        notify(site.app, { kind: 'error', message: t('refused.broken') })
        return
      }
      leaveToFile(site, written, named('leave', written))
      reportStep(site, named('leave', written))
    }
    const place = async (dragged: DraggedOperations, target: RowTarget | undefined) => {
      const label = t('steps.place', { name: dragged.title })
      if (await placeOperations(site, dragged, target, label)) reportStep(site, label)
    }
    return {
      peek: ({ page }) => {
        if (page !== undefined && useView.of(site).getState().panes.preview) goTo(site, page)
      },
      show: ({ page }) => {
        if (page === undefined) return
        useView.of(site).setState(({ panes }) => ({ panes: { ...panes, preview: true }, single: 'preview' }))
        goTo(site, page)
      },
      open: ({ page }) => {
        const file = page === undefined ? undefined : pagesNow(site).get(page)?.file
        if (file !== undefined) showPage(site, file)
      },
      toFile: operation => attempt(find(operation)),
      write: all => attempt(write(all)),
      eject: all => attempt(eject(site, all)),
      leave,
      keepOut: (all, isKeptOut) =>
        attempt(markInFiles(site, all, isKeptOut, named(isKeptOut ? 'keepOut' : 'giveBack', all))),
      place: (dragged, target) => attempt(place(dragged, target)),
    }
  }, [t, site])
}
