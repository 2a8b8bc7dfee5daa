import type { Refusal } from '../../text/failure.ts'
import type { Problem } from '../../text/problem.ts'

/** The problem of a page or snippet that cannot be read, such as one that is too large. */
export const unreadable = (file: string, { failure: { message, hint } }: Refusal): Problem => ({
  ...{ code: 'page/unreadable', severity: 'error', file, message },
  ...{ offset: 0, length: 0, line: 1, column: 1 },
  ...(hint && { hint }),
})
