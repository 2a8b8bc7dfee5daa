import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { ComboBox } from '../../kit/ComboBox.tsx'
import type { RowLabels } from '../base/FieldRow.tsx'
import type { RowProps } from '../base/row.ts'
import { defaultText, kindOf } from '../base/schema.ts'
import { useDraft } from '../base/useDraft.ts'
import { isText } from '../base/values.ts'
import { matching, useSuggestions } from './suggestions.ts'

type SuggestInputProps = Pick<RowProps, 'path' | 'schema' | 'value' | 'set' | 'isReadOnly'> & {
  readonly labels: RowLabels
}

/** A field for any text, with suggestions from the repository. */
export function SuggestInput({ path, schema, value, set, isReadOnly, labels }: SuggestInputProps) {
  const { t } = useTranslation('fields')
  const kind = kindOf(schema)
  const {
    value: text,
    onChange,
    ...visit
  } = useDraft(isText(value) ? value : '', (typed, session) =>
    set(typed === '' ? undefined : typed, { merge: `${formatPointer(path)} ${session}` }),
  )
  const choices = useSuggestions(kind)
  return (
    <ComboBox
      {...labels}
      {...visit}
      choices={matching(choices, text)}
      value={text}
      onChange={onChange}
      placeholder={defaultText(schema) ?? schema.examples?.find(isText)}
      code={kind !== 'version'}
      isReadOnly={isReadOnly}
      {...(kind === 'version' && { empty: t('suggest.noVersions') })}
    />
  )
}
