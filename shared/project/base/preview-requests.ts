/** Requests that a page of the preview sends: the host sends them, to the servers that the page names alone. */

/** Where a request would go. */
export interface RequestPlan {
  /** Scheme, host and port. */
  readonly origin: string
  /** Whether that is the internet, the person's own network, or this very computer. */
  readonly nearness: 'internet' | 'network' | 'computer'
}

/** A request of the preview, written out. */
export interface OutgoingRequest extends RequestPlan {
  /** Names the request for reading its answer and for stopping it. */
  readonly id: string
  /** Path of the page that it is sent from. */
  readonly page: string
  readonly url: string
  readonly method: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** In base64. */
  readonly body?: string
}

/** The head of an answer. */
export interface ResponseHead {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** Where it came from in the end. */
  readonly url: string
  /** From sending to the head of the answer. */
  readonly milliseconds: number
  /** Redirects were followed. */
  readonly isRedirected: boolean
  /** Where the API leads on to, which was not followed. */
  readonly redirectTarget?: string
}
