import { takes } from './row.ts'
import { flag, record } from './shape.ts'

/** Requests about the reading of all pages in the background. */
export const readingRows = {
  /** Stops reading and checking pages that are not open, or goes on with it; what is known by then is kept. */
  setReading: takes(record({ isOn: flag })).gives<void>(),
} as const
