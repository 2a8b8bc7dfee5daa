import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorControl } from '../../../fields/colors/ColorControl.tsx'
import { colorsIn } from '../../../fields/colors/color.ts'
import { IconInput } from '../../../fields/icons/IconInput.tsx'
import { useConfig } from '../../../host/site/config.ts'
import { Select } from '../../../kit/Select.tsx'
import { Switch } from '../../../kit/Switch.tsx'
import styles from './BlockCard.module.css'
import { type ControlProps, textOf } from './fieldProps.ts'
import { LinkControl } from './LinkControl.tsx'
import { PictureControl } from './PictureControl.tsx'
import { TextControl } from './TextControl.tsx'
import { useTyped } from './useTyped.ts'

/** The control of a field, by the kind of its value. */
export function FieldControl(props: ControlProps) {
  switch (props.field.described.kind) {
    case 'flag':
      return <FlagControl {...props} />
    case 'choice':
      return <ChoiceControl {...props} />
    case 'icon':
      return <IconControl {...props} />
    case 'color':
      return <ColorField {...props} />
    case 'link':
      return <LinkControl {...props} />
    case 'image':
      return <PictureControl {...props} />
    default:
      return <TextControl {...props} />
  }
}

function FlagControl({ field, label, about, set }: ControlProps) {
  const id = useId()
  const { described, value } = field
  const isWritten = value !== undefined
  const isOn = isWritten ? String(value).toLowerCase() !== 'false' : (described.isOnByDefault ?? false)
  return (
    <div className={styles.field}>
      <Switch isSelected={isOn} onChange={on => void set(on)} aria-describedby={id}>
        {label}
      </Switch>
      <p id={id} className={styles.help}>
        {about}
      </p>
    </div>
  )
}

function ChoiceControl({ field, label, about, set }: ControlProps) {
  const { t } = useTranslation('card')
  const value = textOf(field.value)
  const values = field.described.values ?? []
  const all = value === '' || values.includes(value) ? values : [value, ...values]
  return (
    <Select
      label={label}
      description={about}
      choices={[{ id: '', label: t('notSet') }, ...all.map(id => ({ id, label: id }))]}
      value={value}
      onChange={id => void set(id)}
    />
  )
}

function IconControl({ field, label, about, set }: ControlProps) {
  const id = useId()
  const { isRefused: _, ...typed } = useTyped(textOf(field.value), (text, visit) => set(text, { visit }))
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <IconInput label={label} labels={{ 'aria-label': label, 'aria-describedby': id }} {...typed} />
      <p id={id} className={styles.help}>
        {about}
      </p>
    </div>
  )
}

/** Where neither the block nor the site has a color. */
const NO_COLOR = '#808080'

function ColorField({ field, label, about, set }: ControlProps) {
  const { t } = useTranslation('fields')
  const id = useId()
  const config = useConfig(({ reading }) => reading.value)
  const palette = colorsIn(config)
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ColorControl
        label={label}
        labels={{ 'aria-label': label, 'aria-describedby': id }}
        value={field.value === undefined ? undefined : textOf(field.value)}
        fallback={palette[0] ?? NO_COLOR}
        palettes={() => [{ name: t('color.palette'), colors: palette }]}
        onChange={(hex, visit) => void set(hex ?? '', visit === undefined ? {} : { visit })}
      />
      <p id={id} className={styles.help}>
        {about}
      </p>
    </div>
  )
}
