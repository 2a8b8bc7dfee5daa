import { localize } from '../../messages/localize.ts'
import { useForm } from './model.ts'
import styles from './ProblemList.module.css'
import { problemsInside } from './problems.ts'

/** The problems of a value whose fields are not shown, in one line each. */
export function ProblemNote({ pointer }: { readonly pointer: string }) {
  const problems = problemsInside(useForm().problems, pointer)
  if (problems.length === 0) return null
  return (
    <span className={styles.note}>
      {problems.map(({ code, offset, message, severity }) => (
        <span key={`${code} ${offset} ${localize(message)}`} className={styles[severity]}>
          {localize(message)}
        </span>
      ))}
    </span>
  )
}
