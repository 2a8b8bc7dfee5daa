/** What the window tells the thread that holds its socket. */
export type ToSocket =
  | { readonly kind: 'open'; readonly url: string; readonly token: string }
  | { readonly kind: 'send'; readonly message: unknown }
  /** A document that shows `path` gets the patches of that page. */
  | { readonly kind: 'attach'; readonly id: number; readonly path: string; readonly port: MessagePort }
  | { readonly kind: 'detach'; readonly id: number }
  /** Patches until now are in every document that is asked for from now on. */
  | { readonly kind: 'forget' }

/** What that thread tells the window. Patches are not among it. */
export type FromSocket =
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed'; readonly code: number }
  | { readonly kind: 'message'; readonly message: unknown }
