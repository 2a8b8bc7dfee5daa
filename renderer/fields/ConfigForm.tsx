import { validators } from 'virtual:validators'
import Form from '@rjsf/core'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sectionSchema } from '../../shared/config/schema/form-schema.ts'
import { type Section, validatorName } from '../../shared/config/schema/sections.ts'
import { FormContext, type FormModel } from './base/model.ts'
import styles from './ConfigForm.module.css'
import { Group } from './Group.tsx'
import { forLibrary } from './rjsfSchema.ts'
import { SchemaRow } from './SchemaRow.tsx'

const fields = { SchemaField: SchemaRow }
const templates = {
  FieldTemplate: ({ children }: { children: ReactElement }) => children,
  ObjectFieldTemplate: Group,
}
/** The library gets no values: for some it would look for validators that are compiled only for the schema itself. */
const NOTHING = {}
const defaults = { emptyObjectFields: 'skipDefaults' } as const

interface ConfigFormProps {
  readonly section: Section
  readonly model: FormModel
}

/**
 * The form of one section of docs.json. The library lays it out by the schema; values are read and changed
 * only through the model, so that nothing the library adds ever reaches the file.
 */
export function ConfigForm({ section, model }: ConfigFormProps) {
  const { i18n } = useTranslation()
  // In another language it is another form: every row has new labels.
  return <OneForm key={i18n.language} section={section} model={model} />
}

function OneForm({ section, model }: ConfigFormProps) {
  const form = useMemo(() => prepare(section), [section])
  if (!form) return null
  return (
    <FormContext value={model}>
      <div className={styles.form}>
        <Form
          schema={form.schema}
          validator={form.validator}
          formData={NOTHING}
          fields={fields}
          templates={templates}
          tagName="div"
          idPrefix="setting"
          showErrorList={false}
          noValidate
          experimental_defaultFormStateBehavior={defaults}
        >
          {' '}
        </Form>
      </div>
    </FormContext>
  )
}

function prepare(section: Section) {
  const checks = validators[validatorName(section)]
  if (!checks) return undefined
  // In English for the library, which finds a validator by the schema that it was compiled for.
  const schema = forLibrary(sectionSchema(section))
  return { schema, validator: createPrecompiledValidator(checks, schema) }
}
