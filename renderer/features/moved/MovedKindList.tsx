import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { movedHeading } from '../../../shared/check/moved.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { useSite } from '../../host/scope/site.ts'
import { revealLater } from '../../host/session/reveal.ts'
import { usePage } from '../../host/site/pages.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { localize } from '../../messages/localize.ts'
import { allowing } from '../problems/allowHosts.ts'
import { applyFix } from '../problems/applyFix.ts'
import styles from './MovedDialog.module.css'
import { type MovedGroup, movedId } from './movedGroups.ts'

/** How many rows are shown at first, and added each time: nobody reads more at once. */
const STEP = 100

interface MovedKindListProps {
  readonly group: MovedGroup
  readonly isOpen: boolean
  readonly onFixed: (id: string) => void
  readonly onClose: () => void
}

/** Everything of one kind that looks different. A hint that all rows share is shown once. */
export function MovedKindList({ group: { kind, problems }, isOpen, onFixed, onClose }: MovedKindListProps) {
  const { t } = useTranslation('moved')
  const [shown, setShown] = useState(STEP)
  const hints = new Set(problems.map(hintOf))
  const [only] = problems.length > 1 && hints.size === 1 ? hints : []
  const left = problems.length - shown
  return (
    <Disclosure
      title={localize(movedHeading(kind))}
      badge={<Badge>{problems.length}</Badge>}
      defaultExpanded={isOpen}
    >
      {only !== undefined && <p className={styles.hint}>{only}</p>}
      <ul className={styles.rows}>
        {problems.slice(0, shown).map(problem => (
          <MovedRow
            key={movedId(problem)}
            problem={problem}
            hint={only === undefined ? hintOf(problem) : undefined}
            onFixed={onFixed}
            onClose={onClose}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" onPress={() => setShown(shown + STEP)}>
          {t('more', { count: Math.min(left, STEP) })}
        </Button>
      )}
    </Disclosure>
  )
}

const hintOf = ({ hint }: Problem): string | undefined => hint && localize(hint)

interface MovedRowProps {
  readonly problem: Problem
  readonly hint: string | undefined
  readonly onFixed: (id: string) => void
  readonly onClose: () => void
}

function MovedRow({ problem, hint, onFixed, onClose }: MovedRowProps) {
  const site = useSite()
  const { t } = useTranslation('moved')
  const { file, offset, length, line, message, fix } = problem
  const page = usePage(file)
  const allow = allowing(site, problem)
  const go = () => {
    onClose()
    revealLater(site, { file, offset, length, line })
  }
  const repair = async () => {
    if (await applyFix(site, problem)) onFixed(movedId(problem))
  }
  return (
    <li>
      <span className={styles.words}>
        {localize(message)}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.actions}>
        <Button size="small" variant="quiet" onPress={go}>
          {t('place', { page: page?.title ?? file, line })}
        </Button>
        {allow && (
          <Button size="small" onPress={allow.run}>
            {allow.label}
          </Button>
        )}
        {fix && (
          <Button size="small" onPress={repair}>
            {localize(fix.label)}
          </Button>
        )}
      </span>
    </li>
  )
}
