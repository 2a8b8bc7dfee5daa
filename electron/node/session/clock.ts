import type { ProjectOptions } from '../../../shared/project/options.ts'

/** Milliseconds without a key after which a person has paused typing. */
const PAUSE = 300

/** The most milliseconds that work waits for the first page that a window shows. */
const OPENING = 5_000

/** When the engine does its work: between other events, after a pause in typing, and when a window has opened. */
export const clock: Pick<ProjectOptions, 'later' | 'afterPause' | 'afterOpening'> = {
  later: run => void setImmediate(run),
  afterPause: run => void setTimeout(run, PAUSE).unref(),
  afterOpening: run => void setTimeout(run, OPENING).unref(),
}
