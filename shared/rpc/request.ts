import type { RequestPlan, ResponseHead } from '../project/base/preview-requests.ts'
import { takes } from './row.ts'
import { choice, list, optional, record, text } from './shape.ts'

/** Requests that a page of the preview sends to an API. */
export const requestRows = {
  /** Where a request of the preview's page would go; refused as `not-allowed` unless it is a server of that page. */
  planRequest: takes(record({ page: text, url: text })).gives<RequestPlan>(),
  /** Sends a request of the preview's page as `planRequest` described it, and gives the head of the answer. */
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
  /** The next piece of an answer's body, in base64; `undefined` where it is whole. */
  readAnswer: takes(record({ id: text })).gives<string | undefined>(),
  /** Ends a request. */
  stopRequest: takes(record({ id: text })).gives<void>(),
} as const
