import type { ReactNode } from 'react'
import { FieldRow, type RowLabels } from './FieldRow.tsx'
import type { RowProps } from './row.ts'
import { defaultOf } from './schema.ts'

interface ValueRowProps {
  readonly row: RowProps
  readonly children: (labels: RowLabels) => ReactNode
}

/** A setting with a single value; its help and default come from the schema. */
export function ValueRow({ row, children }: ValueRowProps) {
  const { path, label, schema, isRequired } = row
  return (
    <FieldRow
      path={path}
      label={label}
      help={schema.description}
      isDefault={defaultOf(schema) !== undefined}
      isRequired={isRequired}
    >
      {children}
    </FieldRow>
  )
}
