import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BuildProblem, PageTask } from '../../../shared/site/plan/outputs.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { DrawnPage } from './draw-page.ts'
import type { Texts } from './texts.ts'
import type { ThreadAnswer, ThreadStart, ThreadWork } from './thread.ts'

/** Enough to keep a thread busy while the next piece is prepared, and few enough that all end together. */
const PIECE = 12

/**
 * Far more than a thread needs. With the much higher default, the engine lets several times as much garbage wait as
 * there is memory in use.
 */
const resourceLimits = { maxOldGenerationSizeMb: 1500 }

/** How pages are distributed over threads. */
interface ThreadOptions {
  /** The thread's program. */
  readonly program: string
  readonly count: number
  readonly start: ThreadStart
  readonly texts: Texts
  /** Cancels the work. */
  readonly signal: AbortSignal
}

async function answerOf(worker: Worker): Promise<ThreadAnswer> {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`A thread that draws pages ended with ${code}.`)
  })
  try {
    const [answer]: ThreadAnswer[] = await Promise.race([once(worker, 'message', { signal }), ended])
    if (answer) return answer
    throw new Error('A thread that draws pages said nothing.')
  } finally {
    stopping.abort()
  }
}

async function ask(worker: Worker, work: ThreadWork): Promise<readonly (DrawnPage | BuildProblem)[]> {
  worker.postMessage(work)
  const answer = await answerOf(worker)
  if ('drawn' in answer) return answer.drawn
  const { code, message, hint } = answer.failure
  throw new Refusal(code, message, hint)
}

/** Draws pages in several threads; `take` gets each when it is done, in no order. The first failure ends all. */
export async function drawInThreads(
  { program, count, start, texts, signal }: ThreadOptions,
  tasks: readonly PageTask[],
  take: (drawn: DrawnPage | BuildProblem) => void,
): Promise<void> {
  const waiting = [...tasks].reverse()
  const piece = async (): Promise<ThreadWork> => {
    const work: { task: PageTask; text: string }[] = []
    for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
      const { file } = task
      const text =
        task.text ??
        (await texts.readText(file).then(
          found => found.text,
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error
            take({ file, message: error.failure.message })
            return undefined
          },
        ))
      texts.drop(file)
      if (text !== undefined) work.push({ task, text })
      if (work.length === PIECE) break
    }
    return work
  }
  const workers = Array.from(
    { length: count },
    () => new Worker(program, { workerData: start, resourceLimits }),
  )
  const run = async (worker: Worker): Promise<void> => {
    for (let work = await piece(); work.length > 0; work = await piece()) {
      signal.throwIfAborted()
      for (const drawn of await ask(worker, work)) take(drawn)
    }
  }
  try {
    await Promise.all(workers.map(run))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}
