import type { Message } from '../../messages/message.ts'

/** The result of checking an external link. `unjudged`: it is not clear whether readers find something there. */
export type LinkResult =
  | { readonly state: 'fine' }
  /** `reason` continues the address: “answers with 404 (Not Found)”. */
  | { readonly state: 'gone'; readonly reason: Message }
  | { readonly state: 'unjudged' }
