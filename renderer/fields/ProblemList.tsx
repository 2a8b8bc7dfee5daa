import { Lightbulb } from 'lucide-react'
import type { Problem } from '../../shared/text/problem.ts'
import { Button } from '../ui/Button.tsx'
import { useForm } from './model.ts'
import styles from './ProblemList.module.css'

/** What is wrong with a value, each with its way out. */
export function ProblemList({
  id,
  problems,
}: {
  readonly id?: string
  readonly problems: readonly Problem[]
}) {
  const form = useForm()
  if (problems.length === 0) return null
  return (
    <ul id={id} className={styles.problems}>
      {problems.map(problem => (
        <li key={`${problem.code} ${problem.offset} ${problem.message}`} className={styles[problem.severity]}>
          <span>
            {problem.message} {problem.hint && <span className={styles.hint}>{problem.hint}</span>}
          </span>
          {problem.fix && !form.isReadOnly && (
            <Button size="small" icon={<Lightbulb />} onPress={() => form.fix(problem)}>
              {problem.fix.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
