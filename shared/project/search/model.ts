/** What a person searches for in the texts of a site. */
export interface SearchQuery {
  readonly query: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
  /** `query` is a regular expression in the syntax of RE2. */
  readonly regexp: boolean
  /** Parts of paths, separated by commas: a file is searched if its path contains one of them; `!` before a part excludes files. */
  readonly include: string
}

/** A match, and the line around it. */
export interface SearchMatch {
  readonly offset: number
  /** From 1. */
  readonly line: number
  readonly before: string
  readonly found: string
  readonly after: string
  /** The groups of a regular expression, from group 1. */
  readonly groups?: readonly string[]
}

/** The matches in one file. */
export interface FileMatches {
  readonly file: string
  readonly matches: readonly SearchMatch[]
  /** There are more, which are not listed. */
  readonly isTruncated: boolean
}

/** A part of a search: the matches in some files. */
export interface SearchBatch {
  readonly files: readonly FileMatches[]
  /** How many files were searched since the start, and how many there are. */
  readonly searched: number
  readonly total: number
  /** Pass this to get the next batch; absent at the end. */
  readonly next?: string
}

/** A match that is replaced; refused if the text is no longer `before`. */
export interface Replacement {
  readonly offset: number
  readonly before: string
  readonly text: string
}

/** The replacements in one file. */
export interface FileReplacement {
  readonly file: string
  readonly replacements: readonly Replacement[]
}
