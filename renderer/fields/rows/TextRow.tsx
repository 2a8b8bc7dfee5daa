import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { nameKindAt } from '../../../shared/config/names/names.ts'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { Select } from '../../kit/Select.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { RowLabels } from '../base/FieldRow.tsx'
import { choiceLabel } from '../base/labels.ts'
import { useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { defaultText } from '../base/schema.ts'
import { useDraft } from '../base/useDraft.ts'
import { ValueRow } from '../base/ValueRow.tsx'
import { isText, valueAt } from '../base/values.ts'
import { NameInput } from './NameInput.tsx'

/** A text, or a choice if the schema lists the values. */
export function TextRow(props: RowProps) {
  const { path, value } = props
  const form = useForm()
  if (value === undefined && isNeedless(path, valueAt(form.config, path.slice(0, -1)))) return null
  return <ValueRow row={props}>{labels => <TextInput {...props} labels={labels} />}</ValueRow>
}

/** Whether the value is the label of a header button that shows a repository, which has its own name. */
const isNeedless = (path: JsonPath, around: unknown): boolean =>
  path.join('.') === 'topbarCtaButton.name' && valueAt(around, ['type']) === 'github'

interface InputProps extends RowProps {
  readonly labels: RowLabels
}

/** The control of a text: a field, or a choice. */
export function TextInput(props: InputProps) {
  const { config } = useForm()
  if (props.schema.enum) return <ChoiceInput {...props} />
  const { schema } = props
  const isName = nameKindAt(config, props.path) !== undefined
  return isName ? (
    <NameInput {...props} placeholder={schema.examples?.find(isText)} />
  ) : (
    <FreeInput {...props} />
  )
}

function FreeInput({ path, schema, value, set, isReadOnly, labels }: InputProps) {
  const draft = useDraft(isText(value) ? value : '', (text, session) =>
    set(text === '' ? undefined : text, { merge: `${formatPointer(path)} ${session}` }),
  )
  const example = schema.examples?.find(isText)
  return (
    <TextField {...labels} {...draft} placeholder={defaultText(schema) ?? example} isReadOnly={isReadOnly} />
  )
}

function ChoiceInput({ path, schema, value, set, isReadOnly, labels }: InputProps) {
  const { t } = useTranslation('fields')
  const choices = (schema.enum ?? []).filter(isText).map(id => ({ id, label: choiceLabel(t, path, id) }))
  const chosen = isText(value) ? value : defaultText(schema)
  if (choices.length > 3) {
    return (
      <Select
        {...labels}
        choices={choices}
        value={chosen ?? null}
        onChange={id => set(id)}
        isDisabled={isReadOnly}
      />
    )
  }
  return (
    <SegmentedChoice
      label={labels['aria-label']}
      segments={choices}
      value={chosen}
      onChange={id => set(id)}
      isDisabled={isReadOnly}
    />
  )
}
