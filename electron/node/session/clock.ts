import type { ProjectOptions } from '../../../shared/project/options.ts'

/** Milliseconds without a key after which a person has paused typing. */
const PAUSE = 300

/** When the engine does its work: between other events, and after a pause in typing. */
export const clock: Pick<ProjectOptions, 'later' | 'afterPause'> = {
  later: run => void setImmediate(run),
  afterPause: run => void setTimeout(run, PAUSE).unref(),
}
