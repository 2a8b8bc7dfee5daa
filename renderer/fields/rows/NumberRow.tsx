import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { TextField } from '../../kit/TextField.tsx'
import type { RowProps } from '../base/row.ts'
import { useDraft } from '../base/useDraft.ts'
import { ValueRow } from '../base/ValueRow.tsx'

const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : '')

/** A number; what is no number is not taken over. */
export function NumberRow(row: RowProps) {
  const { path, schema, value, isReadOnly, set } = row
  const draft = useDraft(shown(value), (text, session) => {
    const next = text.trim() === '' ? undefined : Number(text)
    if (next === undefined || Number.isFinite(next)) set(next, { merge: `${formatPointer(path)} ${session}` })
  })
  const [example] = schema.examples ?? []
  return (
    <ValueRow row={row}>
      {labels => (
        <TextField
          {...labels}
          {...draft}
          inputMode="numeric"
          placeholder={shown(example)}
          isReadOnly={isReadOnly}
        />
      )}
    </ValueRow>
  )
}
