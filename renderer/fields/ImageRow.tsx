import type { JsonPath } from '../../shared/config/pointer.ts'
import { FieldRow } from './FieldRow.tsx'
import { ImageInput } from './ImageInput.tsx'
import { useForm } from './model.ts'
import { drawnColours } from './roles.ts'
import type { RowProps } from './row.ts'
import { isText } from './values.ts'

/** The page backgrounds that the image at `path` will stand on, where that is sure. */
function groundsOf(path: JsonPath, config: unknown): readonly string[] | undefined {
  const { ground } = drawnColours(config)
  if (path.join('.') === 'logo.light') return [ground.light]
  return path.join('.') === 'logo.dark' ? [ground.dark] : undefined
}

/** An image by its path. */
export function ImageRow({ path, schema, value, label, isRequired, set }: RowProps) {
  const { config } = useForm()
  return (
    <FieldRow path={path} label={label} help={schema.description} isRequired={isRequired}>
      {labels => (
        <ImageInput
          path={path}
          label={label}
          labels={labels}
          value={isText(value) ? value : undefined}
          grounds={groundsOf(path, config)}
          example={schema.examples?.find(isText)}
          onChange={set}
        />
      )}
    </FieldRow>
  )
}
