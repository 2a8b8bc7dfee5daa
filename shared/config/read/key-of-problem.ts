import type { Problem } from '../../text/problem.ts'
import { formatKey, parsePointer } from '../json/pointer.ts'

/** Returns the key of the setting that a problem is about, for small print: sentences name it by its label. Empty for a problem of a page or of a whole file. */
export const keyOfProblem = ({ pointer, code }: Pick<Problem, 'pointer' | 'code'>): string =>
  code.startsWith('config/') ? formatKey(parsePointer(pointer ?? '') ?? []) : ''
