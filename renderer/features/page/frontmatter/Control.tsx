import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../../shared/config/json/pointer.ts'
import type { FieldValue } from '../../../../shared/page/frontmatter/write.ts'
import { IconInput } from '../../../fields/icons/IconInput.tsx'
import { matching } from '../../../fields/rows/suggestions.ts'
import { usePage } from '../../../host/site/pages.ts'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import { Switch } from '../../../kit/Switch.tsx'
import { TextArea } from '../../../kit/TextArea.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import { CharacterCount } from './CharacterCount.tsx'
import styles from './Frontmatter.module.css'
import { type FormField, itemsOf } from './fields.ts'
import { ListControl } from './ListControl.tsx'
import { ObjectControl } from './ObjectControl.tsx'
import { useChoices } from './useChoices.ts'
import { useTyping } from './useTyping.ts'

interface ControlProps {
  readonly file: string
  readonly field: FormField
  readonly label: string
  /** An empty text removes the field. */
  readonly onChange: (value: FieldValue) => void
}

/** The control of a field, by the kind of its value. */
export function Control(props: ControlProps) {
  const { field, label, onChange } = props
  const { t } = useTranslation('frontmatter')
  switch (field.kind) {
    case 'flag':
      return (
        <div className={styles.flag}>
          <Switch isSelected={field.value === true} onChange={onChange}>
            {label}
          </Switch>
        </div>
      )
    case 'several':
      return <ObjectControl {...props} />
    case 'list':
      return <ListControl label={label} value={field.value} onChange={onChange} />
    case 'icon':
      return (
        <div className={styles.labeled}>
          <span className={styles.label} aria-hidden>
            {label}
          </span>
          <IconInput
            label={label}
            value={itemsOf(field.value)}
            onChange={onChange}
            placeholder={t('iconExample')}
          />
        </div>
      )
    case 'choice':
    case 'image':
    case 'operation':
    case 'version':
      return <Suggested {...props} />
    default:
      return <Typed {...props} />
  }
}

/** Accepts any text; suggests what exists in the repository. */
function Suggested({ field, label, onChange }: ControlProps) {
  const value = itemsOf(field.value)
  const choices = useChoices(field)
  return (
    <ComboBox
      label={label}
      value={value}
      onChange={onChange}
      choices={matching(choices, value)}
      code={field.kind !== 'version'}
    />
  )
}

function Typed(props: ControlProps) {
  const { field, onChange } = props
  const { text, onType } = useTyping(field.value, field.kind === 'number', onChange)
  return <Words {...props} text={text} onType={onType} />
}

interface WordsProps extends ControlProps {
  readonly text: string
  readonly onType: (typed: string) => void
}

function Words({ file, field, label, text: value, onType }: WordsProps) {
  const page = usePage(file)
  const shared = {
    label,
    value,
    'data-pointer': formatPointer([field.name]),
    onChange: onType,
  }
  if (field.name === 'description')
    return <TextArea {...shared} description={<CharacterCount text={value} most="description" />} />
  if (field.name === 'title')
    return (
      <TextField
        {...shared}
        placeholder={page?.title}
        description={<CharacterCount text={value} most="title" />}
      />
    )
  return (
    <TextField
      {...shared}
      placeholder={field.name === 'sidebarTitle' ? page?.title : undefined}
      code={field.kind === 'link' || field.name === 'api'}
    />
  )
}
