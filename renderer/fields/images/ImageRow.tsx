import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { FieldRow } from '../base/FieldRow.tsx'
import type { RowProps } from '../base/row.ts'
import { isText } from '../base/values.ts'
import { ImageInput } from './ImageInput.tsx'

const MODES = { 'logo.light': ['light'], 'logo.dark': ['dark'] } as const

/** The modes in which the image at `path` is shown, if known. */
function modesOf(path: JsonPath): readonly ('light' | 'dark')[] | undefined {
  const key = path.join('.')
  return key === 'logo.light' || key === 'logo.dark' ? MODES[key] : undefined
}

/** An image by its path. */
export function ImageRow({ path, schema, value, label, isRequired, set }: RowProps) {
  return (
    <FieldRow path={path} label={label} help={schema.description} isRequired={isRequired}>
      {labels => (
        <ImageInput
          path={path}
          label={label}
          labels={labels}
          value={isText(value) ? value : undefined}
          modes={modesOf(path)}
          example={schema.examples?.find(isText)}
          onChange={set}
        />
      )}
    </FieldRow>
  )
}
