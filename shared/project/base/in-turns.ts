import type { PageReader } from '../../page/page-reader.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Later } from './background.ts'

/** A page with this many characters is worked on in several turns. */
const LONG = 100_000
/** How many characters one turn covers. */
const TURN = 50_000

/** What work on a page needs to be done in turns. */
export interface Turns {
  readonly reader: PageReader
  readonly later: Later
}

/** Whether work on a page is done in several turns. */
export const needsTurns = ({ text }: ParsedPage): boolean => text.length >= LONG

/**
 * Runs work on a page in steps; each step yields how many characters it covered. With a long page, the host answers
 * other requests in between. On a busy machine, a turn may be ended from outside in the middle of a step, and steps that
 * were ended so cannot go on: they start anew. Returns what the work returns; `undefined` if the page takes too much.
 */
export async function inTurns<T>(
  { reader, later }: Turns,
  page: ParsedPage,
  start: () => Generator<number, T>,
): Promise<T | undefined> {
  const most = needsTurns(page) ? TURN : Number.POSITIVE_INFINITY
  let steps = start()
  let isEnded = false
  const go = () => {
    if (isEnded) steps = start()
    isEnded = true
    const turn = upTo(steps, most)
    isEnded = false
    return turn
  }
  for (;;) {
    const turn = reader.work(page, each => (each === page ? go() : { done: true as const }))
    if (turn.done) return 'value' in turn ? turn.value : undefined
    await new Promise<void>(later)
  }
}

/** Runs steps until they have covered this many characters. */
function upTo<T>(
  steps: Generator<number, T>,
  most: number,
): { readonly done: true; readonly value: T } | { readonly done: false } {
  for (let sum = 0; sum < most; ) {
    const step = steps.next()
    if (step.done) return { done: true, value: step.value }
    sum += step.value
  }
  return { done: false }
}
