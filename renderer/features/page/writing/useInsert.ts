import { useTranslation } from 'react-i18next'
import { later } from '../../../kit/base/later.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'

/** Returns a function that inserts something as a step with its name. */
export function useInsert(openPage: OpenPage | undefined) {
  const { t } = useTranslation('page')
  return (name: string, work: (openPage: OpenPage) => void) =>
    later(
      () =>
        openPage &&
        withCompanion(openPage.model, { label: t('format.step', { name }) }, () => work(openPage)),
    )
}
