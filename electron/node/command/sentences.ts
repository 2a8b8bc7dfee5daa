import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { Fix, Problem } from '../../../shared/text/problem.ts'

/** The message of a problem and its hint, as one text. */
export const sentences = ({ message, hint }: Problem): string =>
  hint === undefined ? inEnglish(message) : `${inEnglish(message)} ${inEnglish(hint)}`

/** A problem with its texts in English, as programs get it. */
export function problemInEnglish(problem: Problem) {
  const { message, hint, fix } = problem
  return {
    ...problem,
    message: inEnglish(message),
    ...(hint !== undefined && { hint: inEnglish(hint) }),
    ...(fix && { fix: fixInEnglish(fix) }),
  }
}

const fixInEnglish = (fix: Fix) => ({ ...fix, label: inEnglish(fix.label) })
