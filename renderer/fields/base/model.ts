import { createContext, use } from 'react'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import type { JsonObject } from '../../../shared/config/json/value.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import type { Asset, NewFile } from '../../../shared/project/base/model.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import type { DivisionMarks } from '../divisions/divisionMarks.ts'
import type { Both } from './colorRoles.ts'

/** How a change is named in the history. */
export interface ChangeOptions {
  /** Changes that follow each other with the same value become one step. */
  readonly merge?: string
  /** The step's name where the usual one (`Change site name`) does not fit. */
  readonly label?: string
  /** Files that the change makes. */
  readonly create?: readonly NewFile[]
  /** Something went that the person may want back: offers to undo it. */
  readonly offersUndo?: boolean
}

/** A value to lead the person to. */
export interface Target {
  readonly pointer: string
}

/** What every field of a form works with. Paths are those of docs.json. */
export interface FormModel {
  /** The last good value of docs.json. */
  readonly config: JsonObject
  readonly isReadOnly: boolean
  readonly problems: readonly Problem[]
  /** Makes the value at `path` be `value`; `undefined` takes the key out. */
  readonly change: (path: JsonPath, value: unknown, options?: ChangeOptions) => void
  /** Moves the key at `path` to `index` among the keys of its object, as they are without it. */
  readonly moveKey: (path: JsonPath, index: number, label: string) => void
  /** Makes the edits a problem proposes. */
  readonly fix: (problem: Problem) => void
  /** Shows the place of `pointer` in docs.json as text. */
  readonly showJson: (pointer: string) => void
  /** Every page, by path without extension. */
  readonly pages: ReadonlyMap<string, PageSummary>
  /** Every other file of the repository. */
  readonly assets: ReadonlyMap<string, Asset>
  /** Reads an image that a change can make a file of; `undefined` where it cannot be taken, which was reported. */
  readonly importImage: (file: File) => Promise<NewFile | undefined>
  /** Where the window can load an asset from; `undefined` while that is not known. */
  readonly assetUrl: (path: string) => string | undefined
  /** The page backgrounds of both modes. */
  readonly backgrounds: Both
  /** Colors that the logo is drawn in. */
  readonly logoColors: readonly string[]
  /** What each tab and anchor holds. */
  readonly marks: DivisionMarks
  /** The value that asks for the focus; a new object each time it does. */
  readonly target: Target | undefined
}

export const FormContext = createContext<FormModel | undefined>(undefined)

export function useForm(): FormModel {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands outside of its form')
  return form
}
