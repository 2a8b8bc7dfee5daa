import { fork } from 'node:child_process'
import { getHeapStatistics } from 'node:v8'
import type { SettingsParts } from '../../../shared/project/screening/screening.ts'
import type { Excess } from '../../../shared/text/budget.ts'

/** A text to be judged, and the milliseconds that each step of the work with it may take. */
export interface ScreenTask {
  readonly file: string
  readonly text: string
  /** The files that docs.json refers to. */
  readonly parts?: SettingsParts
  readonly most: number
}

/** What the process says: that it has started, then that it begins each step of a task, and the answer to it. */
export type ScreenAnswer = 'ready' | 'working' | { readonly excess: Excess | null }

/** A process that judges texts, one at a time. */
export interface ScreenProcess {
  send(task: ScreenTask): void
  onAnswer(take: (answer: ScreenAnswer) => void): void
  /** Calls `take` once, when the process has ended or could not be started. */
  onEnd(take: () => void): void
  kill(): void
}

/** Far more megabytes than any text needs that somebody wrote. */
const MOST_MEMORY = 1000

/** The share of the memory of this process that a text may need, as this one has more to remember. */
const SHARE = 0.7

/** The options of the JavaScript engine: the megabytes that the process may use. What ends it must not end this one. */
export function engineOptions(): string[] {
  const own = (getHeapStatistics().heap_size_limit / 1e6) * SHARE
  return [`--max-old-space-size=${Math.floor(Math.min(MOST_MEMORY, own))}`]
}

/** Starts the process by which texts are judged, as a program of Node. */
export function forkScreen(program: string): ScreenProcess {
  const child = fork(program, [], {
    execArgv: engineOptions(),
    // Nothing of the environment is needed, so nothing of it is there.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    // A process that ended meanwhile says so by its end.
    send: task => void child.send(task, () => undefined),
    onAnswer: take => void child.on('message', message => take(message as ScreenAnswer)),
    onEnd: take => {
      child.once('error', take)
      child.once('exit', take)
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
