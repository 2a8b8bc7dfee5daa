import i18next from 'i18next'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documentsOf, makeStep, readText, replaceText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { withEndsOf } from './sinceCommit.ts'

/** Restores the text of a file from the last commit, as a step that can be undone; a new file is deleted. */
export async function restoreFile(site: Site, { file, change }: DirtyFile): Promise<void> {
  const t = i18next.getFixedT(null, 'changes')
  const label = t('revert', { file })
  try {
    await documentsOf(site).settled()
    const committed = await site.host.committed({ file })
    if (committed === undefined) {
      await documentsOf(site).load(file)
      makeStep(site, { label, remove: [file] })
    } else if (change === 'deleted')
      makeStep(site, { label, create: [{ file, text: committed, existedBefore: true }] })
    else if (!replaceText(site, file, label, withEndsOf(committed, await readText(site, file)))) return
    reportStep(site, t('reverted', { file }))
  } catch (error) {
    notifyError(site.app, error)
  }
}
