/** Requests that a page of the preview sends: the host sends them, and only to the servers that the page names. */

/** Where a request would go. */
export interface RequestPlan {
  /** Scheme, host and port. */
  readonly origin: string
  /** Whether that is the internet, the person's own network, or this computer. */
  readonly nearness: 'internet' | 'network' | 'computer'
}

/** A complete request of the preview. */
export interface OutgoingRequest extends RequestPlan {
  /** Identifies the request, to read its response and to stop it. */
  readonly id: string
  /** Path of the page that sends it. */
  readonly page: string
  readonly url: string
  readonly method: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** In base64. */
  readonly body?: string
}

/** The head of a response. */
export interface ResponseHead {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** The final address. */
  readonly url: string
  /** From sending to the head of the response. */
  readonly milliseconds: number
  /** Redirects were followed. */
  readonly isRedirected: boolean
  /** A redirect of the API that was not followed. */
  readonly redirectTarget?: string
}
