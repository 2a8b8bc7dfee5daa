import i18next from 'i18next'
import type { ApiLocation } from '../../../shared/project/api/api-service.ts'
import { difference } from '../../../shared/text/difference.ts'
import { notify } from '../../host/base/notices.ts'
import { documentsOf, makeStep, readText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { showPage } from '../../host/view/view.ts'
import { operationsIn } from './operationRows.ts'

/** Replaces generated pages, or pages that only name their operations, with authored pages that describe them: one step; opens the first. */
export async function eject(site: Site, operations: readonly ApiLocation[]): Promise<void> {
  await documentsOf(site).settled()
  const pages = await site.host.pagesForOperations({ operations, how: 'described' })
  const [first] = pages
  if (!first) return
  const there = pages.filter(({ exists: isThere }) => isThere)
  const edits = await Promise.all(
    there.map(async ({ file, text }) => ({ file, edits: difference(await readText(site, file), text) })),
  )
  const label = i18next.t('api:steps.eject', { count: pages.length, name: first.title })
  makeStep(site, {
    label,
    create: pages.filter(({ exists: isThere }) => !isThere).map(({ file, text }) => ({ file, text })),
    edits,
    focus: { file: first.file },
  })
  showPage(site, first.file)
  reportStep(site, label)
}

/** The same for the page of a file that names its operation. */
export async function ejectPage(site: Site, path: string): Promise<void> {
  await documentsOf(site).settled()
  const apis = await site.host.apis()
  const operation = apis.flatMap(({ groups }) => operationsIn(groups)).find(({ page }) => page === path)
  if (operation && operation.method !== 'WEBHOOK') await eject(site, [operation])
  else notify(site.app, { kind: 'warning', message: i18next.t('api:notEjectable') })
}
