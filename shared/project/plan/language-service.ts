import { siteLanguages } from '../../site/plan/site-language.ts'
import { type Word, wordList } from '../../site/texts/word-list.ts'
import { currentMatrix, type MatrixParts } from './current-matrix.ts'
import type { LanguageMatrix } from './language-matrix.ts'

/** What the editor reads about the languages of a site. */
export class LanguageService {
  readonly #parts: MatrixParts

  constructor(parts: MatrixParts) {
    this.#parts = parts
  }

  /** Which pages exist in which language, with drafts. */
  languageMatrix(): Promise<LanguageMatrix> {
    return currentMatrix(this.#parts)
  }

  /** The languages (BCP 47) in which readers see the words of the site, that of the site first. */
  languages(): readonly string[] {
    const { divisions, reference, languageOfFolder } = this.#parts.plan.site()
    return siteLanguages(divisions, reference.pages, languageOfFolder)
  }

  /** The words of the reader's interface in a language, as Galley has them. */
  words({ language }: { readonly language: string }): readonly Word[] {
    return wordList(language)
  }
}
