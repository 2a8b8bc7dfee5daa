import { FieldRow } from './FieldRow.tsx'
import { ImageInput } from './ImageInput.tsx'
import type { RowProps } from './row.ts'
import { isText } from './values.ts'

export function ImageRow({ path, schema, value, label, isRequired, set }: RowProps) {
  return (
    <FieldRow path={path} label={label} help={schema.description} isRequired={isRequired}>
      {labels => (
        <ImageInput
          path={path}
          label={label}
          labels={labels}
          value={isText(value) ? value : undefined}
          example={schema.examples?.find(isText)}
          onChange={set}
        />
      )}
    </FieldRow>
  )
}
