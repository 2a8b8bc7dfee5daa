import { useTranslation } from 'react-i18next'
import type { DivisionPlan } from '../../../../shared/project/dividing/model.ts'
import { Notice } from '../../../kit/Notice.tsx'
import { localize } from '../../../messages/localize.ts'
import styles from '../files/Files.module.css'
import { LocationList } from '../files/LocationList.tsx'
import type { Planned } from '../files/usePlan.ts'
import { tickedPages } from './pickable.ts'
import type { DivisionState } from './useDivision.ts'

interface DivisionOutcomeProps {
  readonly state: DivisionState
  readonly planned: Planned<DivisionPlan> | undefined
}

/** How many files that move are named. */
const NAMED = 8

/** Says what happens when the division is made: in the navigation, to files, and to what refers to them. */
export function DivisionOutcome({ state, planned }: DivisionOutcomeProps) {
  const { t } = useTranslation('divide')
  if (!state.isReady) return null
  if (!planned) return <p className={styles.hint}>{t('outcome.working')}</p>
  if (planned.kind === 'refused') return <Notice kind="error">{planned.message}</Notice>
  const { moves, references, warnings } = planned.plan
  const { name, rest, folder = '' } = state.request
  const count = state.said.content === 'pages' ? tickedPages(state.rows, state.said.ticks).size : 0
  const others = references.filter(({ kind }) => kind !== 'navigation')
  const links = others.filter(({ kind, before }) => kind !== 'redirect' || before !== '').length
  return (
    <section aria-label={t('outcome.title')}>
      {warnings.map(localize).map(warning => (
        <Notice key={warning} kind="warning">
          {warning}
        </Notice>
      ))}
      <p className={styles.summary} role="status">
        {count > 0 && `${t('outcome.gets', { name, count })} `}
        {rest !== undefined && `${t('outcome.rest', { rest })} `}
        {moves.length === 0 && t('outcome.noFiles')}
      </p>
      {moves.length > 0 && (
        <>
          <p>{t('outcome.files', { count: moves.length, folder })}</p>
          <ul className={styles.files} aria-label={t('outcome.fileList')}>
            {moves.slice(0, NAMED).map(({ from }) => (
              <li key={from}>{from}</li>
            ))}
            {moves.length > NAMED && <li>{t('outcome.moreFiles', { count: moves.length - NAMED })}</li>}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>
            {links > 0 && `${t('outcome.links', { count: links })} `}
            {links < others.length && t('outcome.redirects', { count: others.length - links })}
          </p>
          <LocationList label={t('outcome.title')} locations={others} />
        </>
      )}
    </section>
  )
}
