import i18next from 'i18next'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documents, makeStep, readText, replaceText } from '../../host/documents/documents.ts'
import { host } from '../../host/link/host.ts'
import { tellStep } from '../../host/session/steps.ts'
import { withEndsOf } from './sinceCommit.ts'

/** Gives a file the text back that it had in the last commit, as a step that can be undone; a new file goes. */
export async function putFileBack({ file, change }: DirtyFile): Promise<void> {
  const t = i18next.getFixedT(null, 'changes')
  const label = t('putBack', { file })
  try {
    await documents.settled()
    const committed = await host.committed({ file })
    if (committed === undefined) {
      await documents.load(file)
      makeStep({ label, remove: [file] })
    } else if (change === 'deleted')
      makeStep({ label, create: [{ file, text: committed, existedBefore: true }] })
    else if (!replaceText(file, label, withEndsOf(committed, await readText(file)))) return
    tellStep(t('putBackDone', { file }))
  } catch (error) {
    notifyError(error)
  }
}
