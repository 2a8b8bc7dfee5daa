import type { RowProps } from '../base/row.ts'
import { ValueRow } from '../base/ValueRow.tsx'
import { SuggestInput } from './SuggestInput.tsx'

/** A text with suggestions: a path, a version. */
export function SuggestRow(row: RowProps) {
  const { path, schema, value, isReadOnly, set } = row
  return (
    <ValueRow row={row}>
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
    </ValueRow>
  )
}
