import type { Pair } from '../../../shared/openapi/operation/serialize.ts'
import { requestText } from './texts.ts'

/** A response: its head, and its body as it arrives. */
export interface Answered {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly Pair[]
  /** The final address. */
  readonly url: string
  /** From sending to the head of the response, without confirmation before. */
  readonly milliseconds: number
  /** Notes to show: what was not sent, where the request was redirected. */
  readonly notes: readonly string[]
  /** Used only for its body. */
  readonly body: Response
}

/** A request that something other than the browser is to send, and the callback for its outcome. */
export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: readonly Pair[]
  readonly body?: ArrayBuffer
  readonly signal: AbortSignal
  readonly answer: (answered: Promise<Answered>) => void
}

/** The name of the event with which a page hands over a request. */
export const HAND_OVER = 'galley:send'

/** A request that was not sent or got no response; the message says why. */
export class Unsendable extends Error {
  override readonly name = 'Unsendable'
}

/** Whether an error says why a request has no response. Each script of a page has its own copy of the class. */
export const isUnsendable = (error: unknown): error is Unsendable =>
  error instanceof Error && error.name === 'Unsendable'

/** Hands a request to the listener. Rejects with an {@link Unsendable} if there is none. */
export async function handOver(outgoing: Omit<Outgoing, 'answer'>): Promise<Answered> {
  let answered: Promise<Answered> | undefined
  const answer = (given: Promise<Answered>) => {
    answered = given
  }
  document.dispatchEvent(new CustomEvent<Outgoing>(HAND_OVER, { detail: { ...outgoing, answer } }))
  if (answered) return answered
  throw new Unsendable(requestText('onlyPreview'))
}

/** The name of the event of a form before its request is read. */
export const BEFORE_SEND = 'galley:before-send'

/** Makes a request wait, for a token that has to be renewed first. */
export interface BeforeSend {
  readonly wait: (work: Promise<unknown>) => void
}

/** Lets everything that a request of the form depends on become ready. */
export async function prepared(form: HTMLFormElement): Promise<void> {
  const works: Promise<unknown>[] = []
  const detail: BeforeSend = { wait: work => works.push(work) }
  form.dispatchEvent(new CustomEvent(BEFORE_SEND, { detail, bubbles: true }))
  await Promise.all(works)
}
