import { Lightbulb } from 'lucide-react'
import type { Problem } from '../../../shared/text/problem.ts'
import { Button } from '../../kit/Button.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './ProblemList.module.css'

/** What is wrong with a value, each with its way out. */
export function ProblemList({
  id,
  problems,
  onFix,
}: {
  readonly id?: string
  readonly problems: readonly Problem[]
  /** Makes the change that a problem proposes; absent where nothing can be changed. */
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
