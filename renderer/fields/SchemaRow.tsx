import { getDefaultRegistry } from '@rjsf/core'
import { type FieldProps, toFieldPathId } from '@rjsf/utils'
import { useMemo, useRef } from 'react'
import { localSchema } from './base/localSchema.ts'
import { FormContext, useForm } from './base/model.ts'
import { type FieldSchema, fits } from './base/schema.ts'
import { valueAt } from './base/values.ts'
import { forLibrary, fromLibrary } from './rjsfSchema.ts'
import { MismatchRow } from './rows/MismatchRow.tsx'
import { rowFor } from './rowTypes.ts'
import { useIsolated } from './useIsolated.ts'

const DefaultRow = getDefaultRegistry().fields.SchemaField

/** Every field of the form; a top-level key renders again only when its own data changes. */
export function SchemaRow(props: FieldProps) {
  return props.fieldPathId.path.length === 1 ? <TopRow {...props} /> : <InnerRow {...props} />
}

function TopRow(props: FieldProps) {
  const form = useForm()
  const { path } = props.fieldPathId
  const own = useIsolated(String(path[0]), valueAt(form.config, path))
  const latest = useRef(props)
  latest.current = props
  return useMemo(
    () => (
      <FormContext value={own}>
        <InnerRow {...latest.current} />
      </FormContext>
    ),
    [own],
  )
}

/**
 * A field: one of our rows if the schema has one, the library's field for plain objects. Only this file and
 * ConfigForm handle the library's props. Values are read from the model and written to it, never through
 * the library, which would write defaults and empty objects.
 */
function InnerRow(props: FieldProps) {
  const form = useForm()
  const { fieldPathId, registry, required = false, name } = props
  const schema = useMemo(() => localSchema(fromLibrary(props.schema)), [props.schema])
  const path = fieldPathId.path
  const value = valueAt(form.config, path)
  const label = schema.title ?? name
  if (path.length > 0 && value !== undefined && !fits(schema, value)) {
    return <MismatchRow path={path} label={label} help={schema.description} value={value} />
  }
  const Row = rowFor(schema, path)
  if (!Row) return DefaultRow ? <DefaultRow {...props} /> : null
  const inside = (step: string | number, inner: FieldSchema) => (
    <SchemaRow
      {...props}
      key={step}
      name={String(step)}
      required={typeof step === 'string' && (branchRequired(schema) ?? []).includes(step)}
      schema={forLibrary(inner)}
      formData={valueAt(form.config, [...path, step])}
      fieldPathId={toFieldPathId(step, registry.globalFormOptions, path)}
    />
  )
  return (
    <Row
      path={path}
      schema={schema}
      value={value}
      label={label}
      isRequired={required}
      isReadOnly={form.isReadOnly}
      set={(next, options) => form.change(path, next, options)}
      inside={inside}
    />
  )
}

const branchRequired = (schema: FieldSchema): readonly string[] | undefined =>
  schema.required ?? schema.oneOf?.find(branch => branch.required)?.required
