import { Lightbulb } from 'lucide-react'
import type { Problem } from '../../../shared/text/problem.ts'
import { Button } from '../../kit/Button.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './ProblemList.module.css'

/** The problems of a value, each with its fix. */
export function ProblemList({
  id,
  problems,
  onFix,
}: {
  readonly id?: string
  readonly problems: readonly Problem[]
  /** Applies the fix of a problem; absent if the form is read-only. */
  readonly onFix?: ((problem: Problem) => void) | undefined
}) {
  if (problems.length === 0) return null
  return (
    <ul id={id} className={styles.problems}>
      {problems.map(problem => (
        <li
          key={`${problem.code} ${problem.offset} ${localize(problem.message)}`}
          className={styles[problem.severity]}
        >
          <span>
            {localize(problem.message)}{' '}
            {problem.hint && <span className={styles.hint}>{localize(problem.hint)}</span>}
          </span>
          {problem.fix && onFix && (
            <Button size="small" icon={<Lightbulb />} onPress={() => onFix(problem)}>
              {localize(problem.fix.label)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
