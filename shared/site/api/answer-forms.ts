import type { OperationModel } from '../../openapi/operation/operation.ts'
import { isJsonType } from '../../openapi/operation/serialize.ts'
import { type FieldForm, valueFormOf } from '../../openapi/schema/field-form.ts'
import { fingerprint } from '../base/fingerprint.ts'
import { type Html, jsonAttribute, none } from '../base/html.ts'
import type { OutputFile } from '../base/output-file.ts'
import type { AnswerForm, RenderedPage } from '../base/rendered-page.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { formWithin } from './form-budget.ts'
import { typeText } from './type-text.ts'

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

/** Where a page finds the form of a response: the name of its file, without the extension. */
export interface AnswerPlace extends Omit<AnswerForm, 'form'> {
  readonly file: string
}

interface Written {
  readonly places: readonly AnswerPlace[]
  readonly files: readonly OutputFile[]
}

const written = new WeakMap<readonly AnswerForm[], Written>()

function writtenOnce(answers: readonly AnswerForm[]): Written {
  const known = written.get(answers)
  if (known) return known
  const places: AnswerPlace[] = []
  const files = new Map<string, OutputFile>()
  for (const { status, type, form } of answers) {
    const json = JSON.stringify(form)
    const file = fingerprint(json)
    places.push({ status, type, file })
    const content = `galleyAnswer("${file}",${json})\n`
    files.set(file, { path: `${ANSWERS_FOLDER}${file}.js`, content, isShared: true })
  }
  const made = { places, files: [...files.values()] }
  written.set(answers, made)
  return made
}

/** The attribute with the places of the response forms of a page, and the address of their folder; none if it has none. */
export const answersAttribute = ({ answers, prefix }: RenderedPage): Html =>
  answers
    ? jsonAttribute('data-answers', [
        prefix + ANSWERS_FOLDER,
        ...writtenOnce(answers).places.map(({ status, type, file }) => [status, type, file]),
      ])
    : none

/**
 * Returns the files with the response forms of a page, each for all pages with the same: scripts, since pages opened
 * from a folder can load nothing else.
 */
export const answerFiles = ({ answers }: RenderedPage): readonly OutputFile[] =>
  answers ? writtenOnce(answers).files : []
