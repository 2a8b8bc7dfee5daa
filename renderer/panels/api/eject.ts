import i18next from 'i18next'
import type { ApiPlace } from '../../../shared/project/api-desk.ts'
import { documents, makeStep } from '../../state/documents.ts'
import { host } from '../../state/host.ts'
import { notify } from '../../state/notices.ts'
import { undo } from '../../state/saving.ts'
import { showPage } from '../../state/view.ts'

/** Makes written pages of made ones, which describe their operations by hand: one step; opens the first. */
export async function eject(operations: readonly ApiPlace[]): Promise<void> {
  await documents.settled()
  const pages = await host.pagesForOperations({ operations, how: 'described' })
  const [first] = pages
  if (!first) return
  const label = i18next.t('api:steps.eject', { count: pages.length, name: first.title })
  makeStep({
    label,
    create: pages.map(({ file, text }) => ({ file, text })),
    edits: [],
    focus: { file: first.file },
  })
  showPage(first.file)
  notify({ kind: 'success', message: label, action: { label: i18next.t('api:takeBack'), run: undo } })
}
