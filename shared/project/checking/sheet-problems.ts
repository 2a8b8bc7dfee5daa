import type { CheckSettings } from '../../check/settings/read.ts'
import { checkSheets } from '../../check/sheets.ts'
import type { AuthorSheets, SheetPart } from '../../site/styles/author-sheets.ts'
import type { ProblemList } from './problem-list.ts'

const NONE: readonly SheetPart[] = []

/** The problems of style sheets. */
export class SheetProblems {
  readonly #list: ProblemList
  #leftOut: readonly SheetPart[] = NONE
  #settings: CheckSettings | undefined

  constructor(list: ProblemList) {
    this.#list = list
  }

  /** Finds them again if the style sheets or the settings are others than before; returns whether it did. */
  update({ leftOut }: Pick<AuthorSheets, 'leftOut'> = { leftOut: NONE }, settings: CheckSettings): boolean {
    if (leftOut === this.#leftOut && settings === this.#settings) return false
    this.#leftOut = leftOut
    this.#settings = settings
    this.#list.setGroup('sheets', checkSheets(leftOut, settings))
    return true
  }
}
