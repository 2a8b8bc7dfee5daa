import { useTranslation } from 'react-i18next'
import type { Outcome, ReportLine } from '../../../shared/config/convert/model.ts'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './ConversionReport.module.css'
import { describePath } from './describePath.ts'

/** In the order of interest. */
const PARTS: readonly (readonly [Outcome, 'lost' | 'kept_parts' | 'moved' | 'same'])[] = [
  ['lost', 'lost'],
  ['kept', 'kept_parts'],
  ['moved', 'moved'],
  ['same', 'same'],
]

/** What a conversion does, part by part, before it runs. */
export function ConversionReport({ plan }: { readonly plan: ConversionPlan }) {
  const { t } = useTranslation('conversion')
  const { report, pages, backup, file, target } = plan
  const hasLoss = report.some(({ outcome }) => outcome === 'lost')
  return (
    <section className={styles.report} aria-label={t('report')}>
      <Notice kind={hasLoss ? 'info' : 'success'} {...(!hasLoss && { title: t('noLoss') })}>
        {backup === undefined ? t('backupNone', { file, target }) : t('backup', { target, backup })}
      </Notice>
      {PARTS.map(([outcome, title]) => (
        <Part
          key={outcome}
          title={t(title)}
          lines={report.filter(line => line.outcome === outcome)}
          isOpen={outcome === 'lost'}
        />
      ))}
      {pages.length > 0 && (
        <Disclosure title={t('pages')} badge={<Badge>{pages.length}</Badge>}>
          <ul className={styles.lines}>
            {pages.slice(0, MOST).map(page => (
              <li key={page} className={styles.path}>
                {page}
              </li>
            ))}
          </ul>
          <More count={pages.length - MOST} />
        </Disclosure>
      )}
    </section>
  )
}

/** Nobody reads more than this in a window. */
const MOST = 200

interface PartProps {
  readonly title: string
  readonly lines: readonly ReportLine[]
  readonly isOpen: boolean
}

function Part({ title, lines, isOpen }: PartProps) {
  if (lines.length === 0) return null
  const common = commonReason(lines)
  const tone = isOpen ? 'warning' : 'neutral'
  return (
    <Disclosure title={title} badge={<Badge tone={tone}>{lines.length}</Badge>} defaultExpanded={isOpen}>
      {common !== undefined && <p className={styles.more}>{common}</p>}
      <ul className={styles.lines}>
        {lines.slice(0, MOST).map(line => (
          <Line
            key={`${line.from} ${line.line}:${line.column} ${reasonOf(line)}`}
            line={line}
            why={reasonOf(line) === common ? undefined : reasonOf(line)}
          />
        ))}
      </ul>
      <More count={lines.length - MOST} />
    </Disclosure>
  )
}

const reasonOf = ({ why }: ReportLine): string | undefined => why && localize(why)

/** The reason that several lines share: it is shown once. */
function commonReason(lines: readonly ReportLine[]): string | undefined {
  const times = new Map<string, number>()
  for (const why of lines.map(reasonOf)) if (why !== undefined) times.set(why, (times.get(why) ?? 0) + 1)
  const [most] = [...times].sort((a, b) => b[1] - a[1])
  return most !== undefined && most[1] > 2 ? most[0] : undefined
}

function More({ count }: { readonly count: number }) {
  const { t } = useTranslation('conversion')
  return count > 0 ? <p className={styles.more}>{t('more', { count })}</p> : null
}

interface LineProps {
  readonly line: ReportLine
  readonly why: string | undefined
}

function Line({ line: { from, to, line }, why }: LineProps) {
  const { t } = useTranslation('conversion')
  const isElsewhere = to !== undefined && to !== from
  return (
    <li>
      <span className={styles.place}>
        <code className={styles.path}>{describePath(from) || t('root')}</code>{' '}
        {isElsewhere && (
          <>
            <span className={styles.soft}>{t('becomes')}</span>{' '}
            <code className={styles.path}>{describePath(to)}</code>{' '}
          </>
        )}
        <span className={styles.line}>{t('line', { line })}</span>
      </span>
      {why !== undefined && <span className={styles.why}>{why}</span>}
    </li>
  )
}
