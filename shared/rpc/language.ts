import type { LanguageMatrix } from '../project/plan/language-matrix.ts'
import type { Word } from '../site/texts/word-list.ts'
import { takes } from './row.ts'
import { nothing, record, text } from './shape.ts'

/** Requests about the languages of the site, and its words in them. */
export const languageRows = {
  /** Which pages exist in which language, with drafts; no rows for a site of one language. */
  languageMatrix: takes(nothing).gives<LanguageMatrix>(),
  /** The languages (BCP 47) in which readers see the words of the site, that of the site first. */
  languages: takes(nothing).gives<readonly string[]>(),
  /** The words of the reader's interface in a language, as Galley has them. */
  words: takes(record({ language: text })).gives<readonly Word[]>(),
} as const
