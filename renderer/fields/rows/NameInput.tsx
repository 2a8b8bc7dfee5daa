import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameAt } from '../../../shared/config/names/names.ts'
import { isNameTaken } from '../../../shared/config/names/rename-name.ts'
import { TextField } from '../../kit/TextField.tsx'
import type { RowLabels } from '../base/FieldRow.tsx'
import { useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { isText } from '../base/values.ts'

interface NameInputProps extends Pick<RowProps, 'path' | 'value' | 'set' | 'isReadOnly'> {
  readonly labels: RowLabels
  readonly placeholder?: string | undefined
}

/**
 * A text that other values refer to. It is renamed when the field is left, not on every key: a text on the way could
 * be the name of another value.
 */
export function NameInput({ path, value, set, isReadOnly, labels, placeholder }: NameInputProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  const [typed, setTyped] = useState<string>()
  const name = nameAt(form.config, path)
  const wanted = typed?.trim()
  const isTaken = wanted !== undefined && name !== undefined && isNameTaken(form.config, name, wanted)
  const commit = () => {
    setTyped(undefined)
    if (wanted === undefined || isTaken || wanted === value) return
    if (name && wanted !== '') form.rename(path, wanted)
    else set(wanted === '' ? undefined : wanted)
  }
  const uses = typed === undefined || wanted === '' ? undefined : form.usesAt(path)
  return (
    <TextField
      {...labels}
      value={typed ?? (isText(value) ? value : '')}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={event => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setTyped(undefined)
      }}
      placeholder={placeholder}
      isReadOnly={isReadOnly}
      {...(uses !== undefined && !isTaken && { description: t('name.alsoRenamed', { uses }) })}
      {...(isTaken && { error: t('name.taken', { name: wanted }) })}
    />
  )
}
