import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { message } from '../../../shared/messages/message.ts'
import type { BuildProblem, PageTask } from '../../../shared/site/plan/outputs.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { DrawnPage } from './draw-page.ts'
import type { Texts } from './texts.ts'
import type { PageWork, ThreadAnswer, ThreadRequest, ThreadStart, ThreadWork } from './thread.ts'

/** Enough to keep a thread busy while the next piece is prepared, and few enough that all end together. */
const PIECE = 12

/**
 * Far more megabytes than a thread needs. With the much higher default, the engine lets several times as much garbage
 * wait as there is memory in use.
 */
const MOST_MEMORY = 1500

/** The megabytes of a thread for what it has just made. With the default, which is 48 or more, it is no faster. */
const NEW_MEMORY = 12

/** How pages are distributed over threads. */
interface ThreadOptions {
  /** The thread's program. */
  readonly program: string
  readonly count: number
  readonly start: ThreadStart
  readonly texts: Texts
  /** The megabytes that a thread may use. */
  readonly memory?: number
  /** Cancels the work. */
  readonly signal: AbortSignal
}

/** A thread ended because of the pages that it was given. */
class ThreadEnded extends Error {}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY'

async function answerOf(worker: Worker): Promise<ThreadAnswer> {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = once(worker, 'exit', { signal }).then(([code]) => {
    throw new ThreadEnded(`A thread that draws pages ended with ${code}.`)
  })
  try {
    const [answer]: ThreadAnswer[] = await Promise.race([once(worker, 'message', { signal }), ended])
    if (answer) return answer
    throw new Error('A thread that draws pages said nothing.')
  } catch (error) {
    throw isOutOfMemory(error) ? new ThreadEnded('A thread that draws pages needs too much memory.') : error
  } finally {
    stopping.abort()
  }
}

const tell = (worker: Worker, request: ThreadRequest): void => worker.postMessage(request)

async function ask(worker: Worker, work: ThreadWork): Promise<readonly (DrawnPage | BuildProblem)[]> {
  tell(worker, work)
  const answer = await answerOf(worker)
  if ('drawn' in answer) return answer.drawn
  const { code, message: reason, hint } = answer.failure
  throw new Refusal(code, reason, hint)
}

/** A thread that is replaced when a page ends it; the page is a problem, and the others are drawn. */
class Drawer {
  readonly #start: () => Worker
  #worker: Worker

  constructor(start: () => Worker) {
    this.#start = start
    this.#worker = start()
  }

  async draw(work: ThreadWork): Promise<readonly (DrawnPage | BuildProblem)[]> {
    try {
      return await ask(this.#worker, work)
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      await this.stop()
      this.#worker = this.#start()
    }
    const [first, ...more] = work
    if (first && more.length === 0)
      return [{ file: first.task.file, message: message('page-syntax:tooCostly.memory') }]
    const drawn: (DrawnPage | BuildProblem)[] = []
    for (const one of work) drawn.push(...(await this.draw([one])))
    return drawn
  }

  /** Lets the thread end by itself when all is drawn: one that is stopped while it waits can miss that and wait forever. */
  async end(): Promise<void> {
    const ended = once(this.#worker, 'exit')
    tell(this.#worker, 'end')
    await ended
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}

/**
 * Draws pages in several threads, from the end of `waiting`, which others may take pages from, too; `take` gets each
 * when it is done, in no order. The first failure ends all.
 */
export async function drawInThreads(
  { program, count, start, texts, signal, memory = MOST_MEMORY }: ThreadOptions,
  waiting: PageTask[],
  take: (drawn: DrawnPage | BuildProblem) => void,
): Promise<void> {
  const piece = async (): Promise<ThreadWork> => {
    const work: PageWork[] = []
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
  const resourceLimits = { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: NEW_MEMORY }
  const drawers = Array.from(
    { length: count },
    () => new Drawer(() => new Worker(program, { workerData: start, resourceLimits })),
  )
  const run = async (drawer: Drawer): Promise<void> => {
    for (let work = await piece(); work.length > 0; work = await piece()) {
      signal.throwIfAborted()
      for (const drawn of await drawer.draw(work)) take(drawn)
    }
  }
  try {
    await Promise.all(drawers.map(run))
  } catch (error) {
    await Promise.all(drawers.map(drawer => drawer.stop()))
    throw error
  }
  await Promise.all(drawers.map(drawer => drawer.end()))
}
