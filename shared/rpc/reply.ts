import type { Failure } from '../text/failure.ts'

/** The reply to a request as sent to the window. A request is always answered, never dropped or rejected. */
export type Reply =
  | { readonly kind: 'value'; readonly value: unknown }
  /** Expected: the request could not be met, and the reason. */
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** Unexpected: a bug of the host. The message is for a report; it has no stack. */
  | { readonly kind: 'bug'; readonly message: string }
