import { ListChecks } from 'lucide-react'
import { memo } from 'react'
import { ToggleButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { toggleBelow, useView } from '../../host/view/view.ts'
import { Badge } from '../../kit/Badge.tsx'
import type { Rows } from '../entries/rows.ts'
import { countToSort } from '../sorting/base/tasks.ts'
import { useTasks } from '../sorting/base/useTasks.ts'
import styles from './ToSortOut.module.css'

interface ToSortOutProps {
  readonly tree: Rows
  readonly isReadOnly: boolean
}

/** How much is to be sorted out; shows or hides the list of it. */
export const ToSortOut = memo(function ToSortOut({ tree, isReadOnly }: ToSortOutProps) {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const tasks = useTasks(tree)
  const isShown = useView(({ below }) => below === 'sorting')
  const count = tasks ? countToSort(tasks) : 0
  if (isReadOnly || (count === 0 && !isShown)) return null
  return (
    <div className={styles.bar}>
      <ToggleButton
        className={styles.button ?? ''}
        isSelected={isShown}
        onChange={() => toggleBelow(site, 'sorting')}
      >
        <ListChecks aria-hidden />
        <span className={styles.words}>{t('toSortOut')}</span>
        {count > 0 && <Badge tone="warning">{t('toSortOutCount', { count })}</Badge>}
      </ToggleButton>
    </div>
  )
})
