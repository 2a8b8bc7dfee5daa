import type { OperationModel } from '../../openapi/operation/operation.ts'
import { isJsonType } from '../../openapi/operation/serialize.ts'
import { type FieldForm, valueFormOf } from '../../openapi/schema/field-form.ts'
import type { OutputFile } from '../base/output-file.ts'
import type { RenderedPage } from '../base/rendered-page.ts'
import { encodePath } from '../base/routes.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { formWithin } from './form-budget.ts'
import { typeText } from './type-text.ts'

/** The content of a response, as its description says. */
export interface AnswerForm {
  /** `200`, `2XX`, `default`. */
  readonly status: string
  readonly type: string
  readonly form: FieldForm
}

/** How many levels of objects are compared; tried in turn until the form fits. */
const LEVELS = [100, 8, 6, 5, 4, 3, 2, 1]

/** The maximum number of characters in the form of a successful response, and of any other. */
const ROOM = { success: 16_000, other: 3000 } as const

function fitting(form: FieldForm, most: number): FieldForm | undefined {
  for (const levels of LEVELS) {
    const made = formWithin(form, levels)
    if (made && JSON.stringify(made).length <= most) return made
  }
  return undefined
}

/** The forms of an operation’s JSON responses, as far as they fit. */
export function answerForms({ responses }: OperationModel, texts: SiteTexts): readonly AnswerForm[] {
  return responses.flatMap(({ status, contents }) =>
    contents.flatMap(({ type, schema }): readonly AnswerForm[] => {
      const whole = isJsonType(type) && schema && valueFormOf(schema, label => typeText(label, texts))
      const form = whole && fitting(whole, status.startsWith('2') ? ROOM.success : ROOM.other)
      return form ? [{ status, type, form }] : []
    }),
  )
}

/** The folder of the files with response forms, from the site's root. */
export const ANSWERS_FOLDER = 'galley/answers/'

const answersOutput = (output: string): string => `${ANSWERS_FOLDER}${output.replace(/html$/, 'js')}`

/** The address of the file with the response forms of a page; undefined if it has none. */
export const answersHref = ({ answers, prefix, output }: RenderedPage): string | undefined =>
  answers && prefix + encodePath(answersOutput(output))

/** Returns the file with the response forms of a page: a script, since pages opened from a folder can load nothing else. */
export const answersFile = ({ answers, output }: RenderedPage): OutputFile | undefined =>
  answers && { path: answersOutput(output), content: `galleyAnswers(${JSON.stringify(answers)})\n` }
