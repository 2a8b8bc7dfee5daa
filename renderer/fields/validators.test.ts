import { validators } from 'virtual:validators'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { expect, test } from 'vitest'
import { sectionSchema } from '../../shared/config/schema/form-schema.ts'
import { sections, validatorName } from '../../shared/config/schema/sections.ts'
import { forLibrary } from './rjsfSchema.ts'

const forms = [...sections.older, ...sections.newer].filter(({ properties }) => properties.length > 0)

test.each(forms)('$form $id: the compiled validator is the one of its form', section => {
  const schema = forLibrary(sectionSchema(section))
  const validator = createPrecompiledValidator(validators[validatorName(section)] ?? {}, schema)
  expect(validator.isValid(schema, 3, schema)).toBe(false)
  expect(validator.isValid(schema, { name: 'Docs' }, schema)).toBe(true)
})

test('compiled validators apply the rules of the schema', () => {
  const look = forms.find(({ id }) => id === 'look')
  if (!look) throw new Error('There is no section for the look')
  const schema = forLibrary(sectionSchema(look))
  const validator = createPrecompiledValidator(validators['older/look'] ?? {}, schema)
  const isValid = (primary: string) => validator.isValid(schema, { colors: { primary } }, schema)
  expect(['#0D9373', '#0d9', 'teal', '#12'].map(isValid)).toEqual([true, true, false, false])
})
