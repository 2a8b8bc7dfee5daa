/** What a person looks for in the texts of a site. */
export interface SearchQuery {
  readonly query: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
  /** `query` is a regular expression as RE2 reads it. */
  readonly regexp: boolean
  /** Parts of paths between commas: a file is searched whose path holds one of them; `!` before one leaves files out. */
  readonly include: string
}

/** A place that was found, and the line around it. */
export interface SearchMatch {
  readonly offset: number
  /** From 1. */
  readonly line: number
  readonly before: string
  readonly found: string
  readonly after: string
  /** What the groups of a regular expression took, from group 1. */
  readonly groups?: readonly string[]
}

/** The places in one file. */
export interface FileMatches {
  readonly file: string
  readonly matches: readonly SearchMatch[]
  /** There are more, which are not listed. */
  readonly isTruncated: boolean
}

/** A part of a search: some files were looked through. */
export interface SearchBatch {
  readonly files: readonly FileMatches[]
  /** How many files were looked through since the beginning, and how many there are. */
  readonly searched: number
  readonly total: number
  /** Ask for what follows with this; absent at the end. */
  readonly next?: string
}

/** A place that gets another text; refused where `before` stands there no more. */
export interface Replacement {
  readonly offset: number
  readonly before: string
  readonly text: string
}

/** The places of one file that get other texts. */
export interface FileReplacement {
  readonly file: string
  readonly replacements: readonly Replacement[]
}
