import { useTranslation } from 'react-i18next'
import type { MovePlan, MoveRequest } from '../../../../shared/project/moving/model.ts'
import { Notice } from '../../../kit/Notice.tsx'
import { localize } from '../../../messages/localize.ts'
import styles from './Files.module.css'
import { LocationList } from './LocationList.tsx'
import type { Planned } from './usePlan.ts'

interface MoveOutcomeProps {
  readonly planned: Planned<MovePlan> | undefined
  readonly isReady: boolean
  readonly leave: ReadonlySet<string>
  readonly onLeave: (leave: ReadonlySet<string>) => void
  readonly moves: MoveRequest['moves']
}

/** Previews the changes of a move. */
export function MoveOutcome({ planned, isReady, leave, onLeave, moves }: MoveOutcomeProps) {
  const { t } = useTranslation('navigation')
  if (!isReady) return <p className={styles.hint}>{t('moveFile.hint')}</p>
  if (!planned) return <p className={styles.hint}>{t('moveFile.looking')}</p>
  if (planned.kind === 'refused') return <Notice kind="error">{planned.message}</Notice>
  const { references: locations, warnings } = planned.plan
  const isOwn = (file: string) => file === 'docs.json' || moves.some(({ from }) => from === file)
  const files = new Set(locations.map(({ file }) => file)).size
  return (
    <section aria-label={t('moveFile.changes')}>
      {warnings.map(localize).map(warning => (
        <Notice key={warning} kind="warning">
          {warning}
        </Notice>
      ))}
      <p className={styles.summary} role="status">
        {locations.length === 0
          ? t('moveFile.nothingElse')
          : t('moveFile.summary', { places: locations.length, count: files })}
      </p>
      <LocationList
        label={t('moveFile.changes')}
        locations={locations}
        leave={leave}
        onLeave={onLeave}
        always={isOwn}
      />
    </section>
  )
}
