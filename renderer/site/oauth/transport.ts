import type { Pair } from '../../../shared/openapi/operation/serialize.ts'
import { explain, type Failure } from '../api/failure-text.ts'
import { handOver, isUnsendable } from '../base/request.ts'

/** Milliseconds to wait for a server that gives tokens. */
const PATIENCE = 60_000

/** A server that gives tokens could not be asked. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.sentence)
    this.failure = failure
  }
}

/** A request as the OAuth library describes it. */
interface Question {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

const fieldsOf = (text: string): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return Object.fromEntries(new URLSearchParams(text)) // as some servers answer
  }
}

/**
 * An answer in the form that the standard wants. Servers send errors as successes, forms instead of JSON, and leave
 * out the type of the token. The identity of the person is not used, so nothing depends on who signed it.
 */
function standardized(status: number, text: string): Response {
  const { id_token: _, verification_url: old, ...rest } = fieldsOf(text)
  const fields = { token_type: 'bearer', ...(old === undefined ? {} : { verification_uri: old }), ...rest }
  const isError = typeof rest.error === 'string'
  return new Response(JSON.stringify(fields), {
    status: isError && status < 400 ? 400 : status,
    headers: { 'content-type': 'application/json' },
  })
}

async function askDirectly(url: string, { method, headers, body, signal }: Question): Promise<Response> {
  const patience = AbortSignal.timeout(PATIENCE)
  return fetch(url, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: String(body ?? '') }),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  })
}

async function askThrough(url: string, { method, headers, body, signal }: Question): Promise<Response> {
  const bytes = new TextEncoder().encode(String(body ?? '')).buffer
  const sent = method === 'GET' ? {} : { body: bytes }
  const pairs = Object.entries(headers)
  const own = signal ?? new AbortController().signal
  const answered = await handOver({ method, url, headers: pairs, ...sent, signal: own })
  return new Response(await answered.body.text(), { status: answered.status })
}

/** Asks a server for a token: directly, or through the application that shows the page. */
export const asking =
  (isThrough: boolean) =>
  async (url: string, question: Question): Promise<Response> => {
    const pairs: readonly Pair[] = Object.entries(question.headers)
    try {
      const response = await (isThrough ? askThrough : askDirectly)(url, question)
      return standardized(response.status, await response.text())
    } catch (error) {
      const stop = question.signal ?? new AbortController().signal
      if (isUnsendable(error)) throw new Unanswered({ sentence: error.message })
      const request = { method: question.method, url, headers: pairs }
      throw new Unanswered(await explain(error, request, stop))
    }
  }
