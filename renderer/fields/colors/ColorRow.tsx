import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { fallbackOf, roleOf } from '../base/colorRoles.ts'
import { FieldRow, type RowLabels } from '../base/FieldRow.tsx'
import { type ChangeOptions, useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { isText } from '../base/values.ts'
import { ColorInput } from './ColorInput.tsx'
import { Contrast } from './Contrast.tsx'
import { readColor } from './color.ts'

/** One color, with its rating. */
export function ColorRow({ path, schema, value, label, isRequired, set }: RowProps) {
  return (
    <FieldRow path={path} label={label} help={schema.description} isRequired={isRequired}>
      {labels => <RatedColor path={path} label={label} labels={labels} value={value} set={set} />}
    </FieldRow>
  )
}

interface RatedColorProps {
  readonly path: JsonPath
  readonly label: string
  readonly labels?: RowLabels
  readonly value: unknown
  readonly set: (hex: string | undefined, options?: ChangeOptions) => void
}

/** The color input with its contrast, in the role of the color. */
export function RatedColor({ path, label, labels, value, set }: RatedColorProps) {
  const form = useForm()
  const role = roleOf(form.config, path)
  const color = isText(value) ? readColor(value) : undefined
  return (
    <ColorInput
      path={path}
      label={label}
      {...(labels && { labels })}
      value={isText(value) ? value : undefined}
      fallback={fallbackOf(form.config, path)}
      onChange={set}
      rating={
        role &&
        color !== undefined && (
          <Contrast color={color} role={role} isReadOnly={form.isReadOnly} onUse={hex => set(hex)} />
        )
      }
    />
  )
}
