import type { OperationModel } from '../../openapi/operation/operation.ts'
import { isJsonType } from '../../openapi/operation/serialize.ts'
import { type FieldForm, valueFormOf } from '../../openapi/schema/field-form.ts'
import type { OutputFile } from '../base/output-file.ts'
import type { RenderedPage } from '../base/rendered-page.ts'
import { encodePath } from '../base/routes.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { formWithin } from './form-budget.ts'
import { typeText } from './type-text.ts'

/** What a response holds by its description. */
export interface AnswerForm {
  /** `200`, `2XX`, `default`. */
  readonly status: string
  readonly type: string
  readonly form: FieldForm
}

/** Levels of objects that are compared, tried in turn until everything fits. */
const LEVELS = [100, 8, 6, 5, 4, 3, 2, 1]

/** Characters of a response that succeeds, and of another one. */
const ROOM = { success: 16_000, other: 3000 } as const

function fitting(form: FieldForm, most: number): FieldForm | undefined {
  for (const levels of LEVELS) {
    const made = formWithin(form, levels)
    if (made && JSON.stringify(made).length <= most) return made
  }
  return undefined
}

/** What the responses of an operation hold, as far as it is JSON and fits. */
export function answerForms({ responses }: OperationModel, texts: SiteTexts): readonly AnswerForm[] {
  return responses.flatMap(({ status, contents }) =>
    contents.flatMap(({ type, schema }): readonly AnswerForm[] => {
      const whole = isJsonType(type) && schema && valueFormOf(schema, label => typeText(label, texts))
      const form = whole && fitting(whole, status.startsWith('2') ? ROOM.success : ROOM.other)
      return form ? [{ status, type, form }] : []
    }),
  )
}

/** The folder of the files by which pages compare the responses that they get, from the site's root. */
export const ANSWERS_FOLDER = 'galley/answers/'

const answersOutput = (output: string): string => `${ANSWERS_FOLDER}${output.replace(/html$/, 'js')}`

/** The address of the file with what the responses of a page hold; undefined if it has none. */
export const answersHref = ({ answers, prefix, output }: RenderedPage): string | undefined =>
  answers && prefix + encodePath(answersOutput(output))

/** Returns the file with what the responses of a page hold: a script, since pages in a folder can load nothing else. */
export const answersFile = ({ answers, output }: RenderedPage): OutputFile | undefined =>
  answers && { path: answersOutput(output), content: `galleyAnswers(${JSON.stringify(answers)})\n` }
