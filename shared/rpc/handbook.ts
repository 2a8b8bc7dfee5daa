import type { Handbook } from '../project/base/handbook.ts'
import { takes } from './row.ts'
import { nothing } from './shape.ts'

/** The handbook that ships with the program. */
export const handbookRows = {
  /** The contents of the handbook, and where its pages are served. */
  handbook: takes(nothing).gives<Handbook>(),
} as const
