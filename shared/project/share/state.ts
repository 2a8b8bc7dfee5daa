import type { ShareFacts } from './facts.ts'

/** What a person does next; every state has one. */
export type ShareAction =
  | 'keepHistory'
  | 'connect'
  | 'wait'
  | 'takeBack'
  | 'decide'
  | 'getLatest'
  | 'send'
  | 'openRequest'
  | 'startAnother'
  | 'look'

/** Where the changes of a folder are, and what to do next. */
export type ShareState =
  /** Only here: the folder keeps no history. */
  | { readonly kind: 'alone'; readonly next: 'keepHistory' }
  /** Only here: the history is sent nowhere. */
  | { readonly kind: 'unconnected'; readonly next: 'connect' }
  /** Another program has to finish first, or git cannot be used. */
  | { readonly kind: 'blocked'; readonly next: 'wait' }
  /** A step was cut short. */
  | { readonly kind: 'interrupted'; readonly next: 'takeBack' }
  /** Newer changes and own ones touch the same text. */
  | { readonly kind: 'undecided'; readonly next: 'decide'; readonly count: number }
  /** Others have changed something. */
  | {
      readonly kind: 'newer'
      readonly next: 'getLatest'
      readonly by: readonly string[]
      readonly count: number
    }
  | { readonly kind: 'unsent'; readonly next: 'send'; readonly count: number }
  | { readonly kind: 'waiting'; readonly next: 'openRequest' | 'look' }
  /** The proposal was taken. */
  | { readonly kind: 'merged'; readonly next: 'startAnother' }
  /** The proposal was removed without being taken. */
  | { readonly kind: 'closed'; readonly next: 'startAnother' }
  /** Others have everything. */
  | { readonly kind: 'shared'; readonly next: 'look' }

/** The state if sharing is possible: what others did comes before what is not sent, since sending builds on it. */
function connectedState(facts: ShareFacts): ShareState {
  const { proposal, newer, newerBy, unsent } = facts
  const isOver = proposal?.standing === 'merged' || proposal?.standing === 'closed'
  if (newer > 0 && !isOver) return { kind: 'newer', next: 'getLatest', by: newerBy, count: newer }
  if (unsent.length > 0) return { kind: 'unsent', next: 'send', count: unsent.length }
  if (proposal?.standing === 'merged') return { kind: 'merged', next: 'startAnother' }
  if (proposal?.standing === 'closed') return { kind: 'closed', next: 'startAnother' }
  if (proposal?.standing === 'open')
    return { kind: 'waiting', next: proposal.page === undefined ? 'look' : 'openRequest' }
  return { kind: 'shared', next: 'look' }
}

/** Returns the one state that a folder is in. `unsaved`: files with changes that are not on disk yet. */
export function shareState(known: ShareFacts, unsaved: readonly string[] = []): ShareState {
  const facts = { ...known, unsent: [...new Set([...known.unsent, ...unsaved])] }
  if (facts.lastStep?.isUnfinished) return { kind: 'interrupted', next: 'takeBack' }
  if (facts.history === 'none') return { kind: 'alone', next: 'keepHistory' }
  if (facts.history === 'unusable' || facts.obstacle) return { kind: 'blocked', next: 'wait' }
  if (facts.undecided.length > 0) return { kind: 'undecided', next: 'decide', count: facts.undecided.length }
  if (!facts.remote) return { kind: 'unconnected', next: 'connect' }
  return connectedState(facts)
}
