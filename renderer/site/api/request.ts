import type { Pair } from '../../../shared/openapi/operation/serialize.ts'

/** What came back: its head, and its body as it comes. */
export interface Answered {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly Pair[]
  /** Where it came from in the end. */
  readonly url: string
  /** From sending to the head of the answer, without what came before. */
  readonly milliseconds: number
  /** What is to be told beside it: what was not sent, where it was led. */
  readonly notes: readonly string[]
  /** Holds the body alone. */
  readonly body: Response
}

/** A request that someone else than the browser is to send, and where to put what becomes of it. */
export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: readonly Pair[]
  readonly body?: ArrayBuffer
  readonly signal: AbortSignal
  readonly answer: (answered: Promise<Answered>) => void
}

/** The name of the event by which a page hands a request over. */
export const HAND_OVER = 'galley:send'

/** A request that is not sent, or that brought nothing; the message says why. */
export class Unsendable extends Error {
  // Two scripts of one page have a class each.
  override readonly name = 'Unsendable'
}

/** Hands a request to whoever listens for such. Rejects with an {@link Unsendable} where nobody does. */
export async function handOver(outgoing: Omit<Outgoing, 'answer'>): Promise<Answered> {
  let answered: Promise<Answered> | undefined
  const answer = (given: Promise<Answered>) => {
    answered = given
  }
  document.dispatchEvent(new CustomEvent<Outgoing>(HAND_OVER, { detail: { ...outgoing, answer } }))
  if (answered) return answered
  throw new Unsendable('Requests are sent only from the live preview.')
}
