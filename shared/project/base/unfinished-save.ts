import type { Recovered } from './drafts.ts'

/**
 * What the disk holds of a file that was being saved: what it held before, what the save writes, a part of that
 * over what it held before, or what another program wrote since.
 */
export type Standing = 'before' | 'after' | 'torn' | 'other'

/** A save that ended before all of its files were written; the person chooses how it ends. */
export interface UnfinishedSave {
  readonly files: readonly { readonly file: string; readonly standing: Standing }[]
  /** When it began, in milliseconds since 1970. */
  readonly time: number
}

/** How an unfinished save ends: with every file as it was to be saved, or as it was before. */
export type SaveEnd = 'finish' | 'take-back'

/** What earlier sessions left, and the person has not answered yet. */
export interface EarlierOffers {
  readonly unfinishedSave?: UnfinishedSave
  /** Unsaved work. */
  readonly recovered?: Recovered
}
