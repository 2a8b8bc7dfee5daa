/** What was heard of an address of the internet. `unjudged`: it cannot be told whether readers find something. */
export type LinkResult =
  | { readonly state: 'fine' }
  /** `told` goes on from the address: “answers with 404 (Not Found)”. */
  | { readonly state: 'gone'; readonly told: string }
  | { readonly state: 'unjudged' }
