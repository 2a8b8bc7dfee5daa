import { createContext, use } from 'react'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import type { JsonObject } from '../../../shared/config/json/value.ts'
import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import type { Asset, NewFile } from '../../../shared/project/base/model.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import type { DivisionMarks } from '../divisions/divisionMarks.ts'
import type { Both } from './colorRoles.ts'

/** Options of a change. */
export interface ChangeOptions {
  /** Consecutive changes with the same value become one step. */
  readonly merge?: string
  /** The step's label if the default one (`Change site name`) does not fit. */
  readonly label?: string
  /** Files that the change creates. */
  readonly create?: readonly NewFile[]
  /** The value to which undo leads; the changed one by default. */
  readonly focus?: JsonPath
  /** Shows a notice with Undo, because the person may want the removed value back. */
  readonly offersUndo?: boolean
}

/** A value to go to. */
export interface Target {
  readonly pointer: string
}

/** The data and actions of a form, for all its fields. Paths are those of docs.json. */
export interface FormModel {
  /** The form in which docs.json is written, which decides its keys. */
  readonly form: SettingsForm
  /** The last valid value of docs.json. */
  readonly config: JsonObject
  readonly isReadOnly: boolean
  readonly problems: readonly Problem[]
  /** Sets the value at `path`; `undefined` removes the key. */
  readonly change: (path: JsonPath, value: unknown, options?: ChangeOptions) => void
  /** Gives a value that others refer to another text, everywhere: `path` is a name, or the key of a variable. */
  readonly rename: (path: JsonPath, to: string) => void
  /** What refers to the value at `path` by its text, in words; `undefined` if nothing does. */
  readonly usesAt: (path: JsonPath) => string | undefined
  /** Moves the key at `path` to `index` among the other keys of its object. */
  readonly moveKey: (path: JsonPath, index: number, label: string) => void
  /** Applies the fix of a problem. */
  readonly fix: (problem: Problem) => void
  /** Shows the location of `pointer` in the text of docs.json. */
  readonly showJson: (pointer: string) => void
  /** Every page, by path without extension. */
  readonly pages: ReadonlyMap<string, PageSummary>
  /** The paths of pages that are generated from API descriptions. */
  readonly generated: ReadonlySet<string>
  /** Every other file of the repository. */
  readonly assets: ReadonlyMap<string, Asset>
  /** Reads an image so that a change can create it as a file; `undefined` if it was rejected, which is reported. */
  readonly importImage: (file: File) => Promise<NewFile | undefined>
  /** The address of an asset for this window; `undefined` while it is not known. */
  readonly assetUrl: (path: string) => string | undefined
  /** The page backgrounds of both modes. */
  readonly backgrounds: Both
  /** The colors in the logo. */
  readonly logoColors: readonly string[]
  /** The contents of each tab and anchor. */
  readonly marks: DivisionMarks
  /** Adds an item to a list in a dialog of its own, by the key of the list; items of other lists are added in place. */
  readonly adders: Readonly<Partial<Record<string, () => void>>>
  /** The value to focus; a new object for each request. */
  readonly target: Target | undefined
}

export const FormContext = createContext<FormModel | undefined>(undefined)

export function useForm(): FormModel {
  const form = use(FormContext)
  if (!form) throw new Error('A field is outside its form')
  return form
}
