import { FieldRow } from './FieldRow.tsx'
import type { RowProps } from './row.ts'
import { SuggestInput } from './SuggestInput.tsx'
import { usualOf } from './schema.ts'

/** A text with suggestions: a path, a version. */
export function SuggestRow({ path, schema, value, label, isRequired, isReadOnly, set }: RowProps) {
  return (
    <FieldRow
      path={path}
      label={label}
      help={schema.description}
      isDefault={usualOf(schema) !== undefined}
      isRequired={isRequired}
    >
      {labels => (
        <SuggestInput
          path={path}
          schema={schema}
          value={value}
          labels={labels}
          set={set}
          isReadOnly={isReadOnly}
        />
      )}
    </FieldRow>
  )
}
