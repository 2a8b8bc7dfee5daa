import { Check } from 'lucide-react'
import { GridList, GridListItem, Virtualizer } from 'react-aria-components'
import { ListLayout } from 'react-aria-components/Virtualizer'
import { useTranslation } from 'react-i18next'
import { documentsOf } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { fixNow } from '../../host/site/fixes.ts'
import { usePage } from '../../host/site/pages.ts'
import { cx } from '../../kit/base/cx.ts'
import { localize } from '../../messages/localize.ts'
import styles from './Dialogs.module.css'
import { excerptOf, type FixRow } from './fixChoice.ts'

const LAYOUT = { estimatedRowHeight: 64 }

interface FixListProps {
  readonly rows: readonly FixRow[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: ReadonlySet<string>) => void
}

/** What each fix would change; a click selects or deselects it. */
export function FixList({ rows, chosen, onChoose }: FixListProps) {
  const { t } = useTranslation('problems')
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <GridList
        aria-label={t('fixList')}
        className={styles.fixes ?? ''}
        items={rows}
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={chosen}
        onSelectionChange={keys =>
          onChoose(new Set(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String)))
        }
      >
        {row => (
          <GridListItem id={row.id} textValue={localize(row.problem.fix.label)} className={styles.fix ?? ''}>
            {({ isSelected }) => <Content row={row} isSelected={isSelected} />}
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  )
}

function Content({ row: { problem }, isSelected }: { readonly row: FixRow; readonly isSelected: boolean }) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const page = usePage(problem.file)
  const text = documentsOf(site).known(problem.file)?.text
  const edits = fixNow(site, problem.file, problem.fix)
  const excerpt = text === undefined || edits === undefined ? undefined : excerptOf(text, edits)
  return (
    <>
      <span className={cx(styles.box, isSelected && styles.chosen)} aria-hidden>
        {isSelected && <Check />}
      </span>
      <div className={styles.what}>
        <div className={styles.line}>
          <span className={styles.label}>{localize(problem.fix.label)}</span>
          {!problem.fix.safe && <span className={styles.guess}>{t('needsReview')}</span>}
          <span className={styles.where}>
            {t('locationIn', { page: page?.title ?? problem.file, line: problem.line })}
          </span>
        </div>
        {excerpt && (
          <div className={styles.excerpt}>
            {excerpt.before}
            {excerpt.removed !== '' && <del>{excerpt.removed}</del>}
            {excerpt.added !== '' && <ins>{excerpt.added}</ins>}
            {excerpt.after}
          </div>
        )}
      </div>
    </>
  )
}
