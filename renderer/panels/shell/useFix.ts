import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../shared/text/problem.ts'
import { readText } from '../../state/documents.ts'
import { makeFix } from '../../state/fixes.ts'
import { notify, notifyError } from '../../state/notices.ts'
import { undo } from '../../state/saving.ts'

/** Makes the change that a problem proposes, as a step that can be undone. */
export function useFix(): (problem: Problem) => Promise<void> {
  const { t } = useTranslation('shell')
  return async problem => {
    const { fix, file } = problem
    if (!fix) return
    try {
      await readText(file)
      if (makeFix(problem))
        notify({ kind: 'success', message: fix.label, action: { label: t('takeBack'), run: undo } })
    } catch (error) {
      notifyError(error)
    }
  }
}
