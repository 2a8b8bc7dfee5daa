import type { Failure } from '../text/failure.ts'

/** The answer to a request as it crosses to the window. A request is always answered, never dropped or rejected. */
export type Reply =
  | { readonly kind: 'value'; readonly value: unknown }
  /** Expected: the request could not be met, and says why. */
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** Unexpected: a fault of the host. The message is for a report; it holds no stack. */
  | { readonly kind: 'bug'; readonly message: string }
