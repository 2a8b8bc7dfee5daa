import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { countsOf, formatText, limitHints, rangeText } from '../../../shared/site/texts/limit-texts.ts'
import { requestText } from '../base/texts.ts'
import type { Broken } from './limits.ts'
import type { ValueProblem } from './value-problems.ts'

const SHOWN_VALUES = 8

const few = (values: readonly string[]): string =>
  [...values.slice(0, SHOWN_VALUES), ...(values.length > SHOWN_VALUES ? ['…'] : [])].join(', ')

/** The hints that a field shows before anything is typed. */
export const hintsOf = (form: FieldForm): readonly string[] =>
  form.limits ? limitHints(form.limits, countsOf(form), requestText) : []

const countOf = (value: unknown): string =>
  String(typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : '')

/** Why a value breaks a limit, as a sentence. */
export function brokenText(
  broken: Broken,
  { limits = {} }: Pick<FieldForm, 'limits'>,
  value: unknown,
): string {
  const { step, pattern, format } = limits
  const range = rangeText(limits, requestText) ?? ''
  switch (broken) {
    case 'range':
      return requestText('brokenRange', { range })
    case 'length':
      return requestText('brokenLength', { range, count: countOf(value) })
    case 'items':
      return requestText('brokenItems', { range, count: countOf(value) })
    case 'step':
      return requestText('brokenStep', { step: String(step) })
    case 'pattern':
      return requestText('brokenPattern', { pattern: pattern ?? '' })
    case 'format':
      return requestText('brokenFormat', {
        format: format === undefined ? '' : requestText(formatText(format)),
      })
    case 'whole':
      return requestText('brokenWhole')
    case 'unique':
      return requestText('brokenUnique')
  }
}

/** How a value differs from its description, as a sentence. */
export function problemText(problem: ValueProblem, value: unknown): string {
  switch (problem.kind) {
    case 'missing':
      return requestText('missingField', { name: problem.name })
    case 'extra':
      return requestText('extraField', { name: problem.name })
    case 'type':
      return requestText('brokenType', { type: problem.form.label })
    case 'choice':
      return requestText('brokenChoice', { values: few(problem.form.allowed ?? []) })
    case 'limit':
      return brokenText(problem.broken, problem.form, value)
  }
}
