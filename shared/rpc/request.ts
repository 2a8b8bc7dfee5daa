import type { RequestPlan, ResponseHead } from '../project/base/preview-requests.ts'
import { takes } from './row.ts'
import { choice, list, optional, record, text } from './shape.ts'

/** Requests that a page of the preview sends to an API. */
export const requestRows = {
  /** Where a request of a previewed page would go; refused as `not-allowed` unless it is a server of that page. */
  planRequest: takes(record({ page: text, url: text })).gives<RequestPlan>(),
  /** Sends a request of a previewed page as `planRequest` described it, and returns the head of the response. */
  sendRequest: takes(
    record({
      id: text,
      page: text,
      url: text,
      origin: text,
      nearness: choice('internet', 'network', 'computer'),
      method: text,
      headers: list(record({ name: text, value: text })),
      body: optional(text),
    }),
  ).gives<ResponseHead>(),
  /** The next piece of a response body, in base64; `undefined` at its end. */
  readAnswer: takes(record({ id: text })).gives<string | undefined>(),
  /** Stops a request. */
  stopRequest: takes(record({ id: text })).gives<void>(),
} as const
