/** Messages from the window to the thread of its socket. */
export type ToSocket =
  | { readonly kind: 'open'; readonly url: string; readonly token: string }
  | { readonly kind: 'send'; readonly message: unknown }
  /** A document that shows `path` gets the patches of that page. */
  | { readonly kind: 'attach'; readonly id: number; readonly path: string; readonly port: MessagePort }
  | { readonly kind: 'detach'; readonly id: number }
  /** Documents requested from now on contain all patches until now. */
  | { readonly kind: 'forget' }

/** Messages from that thread to the window. Patches are not among them. */
export type FromSocket =
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed'; readonly code: number }
  | { readonly kind: 'message'; readonly message: unknown }
