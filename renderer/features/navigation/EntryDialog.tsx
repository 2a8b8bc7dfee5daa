import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isObject } from '../../../shared/config/json/value.ts'
import { readVersions } from '../../../shared/config/navigation/versions.ts'
import type { EntryProperty } from '../../../shared/config/tree/properties.ts'
import { IconInput } from '../../fields/icons/IconInput.tsx'
import { matching } from '../../fields/rows/suggestions.ts'
import { useConfig, writtenConfig } from '../../host/site/config.ts'
import { Button } from '../../kit/Button.tsx'
import { ComboBox } from '../../kit/ComboBox.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Select } from '../../kit/Select.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { type EntrySettings, propertiesOfRow, propertyOfRow } from '../entries/entrySettings.ts'
import type { Row } from '../entries/rows.ts'
import styles from './files/Files.module.css'

interface EntryDialogProps {
  readonly row: Row
  readonly onSave: (settings: EntrySettings) => void
  readonly onClose: () => void
}

type Values = Readonly<Partial<Record<EntryProperty, unknown>>>

/** What a group or division says besides its content: its name, icon, version, tag and the like. */
export function EntryDialog({ row, onSave, onClose }: EntryDialogProps) {
  const { t } = useTranslation('navigation')
  const config = useConfig(writtenConfig)
  const [name, setName] = useState(row.label)
  const [changed, setChanged] = useState<Values>({})
  const [isDefault, setDefault] = useState(false)
  const properties = propertiesOfRow(config, row.id).filter(
    // A division is a link or has contents.
    property => FIELDS[property] !== undefined && (property !== 'href' || row.rows.length === 0),
  )
  const hasDefault = (row.division === 'language' || row.division === 'version') && row.isDefault !== true
  const save = () => {
    onSave({ name: name.trim(), properties: changed, ...(isDefault && { isDefault }) })
    onClose()
  }
  return (
    <Dialog
      title={t(row.division ? 'entry.title' : 'group.title', { name: row.label || t('unnamed') })}
      isOpen
      size="small"
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onPress={save}>
            {t('group.do')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextField label={t('group.name')} value={name} onChange={setName} autoFocus />
        {properties.map(property => {
          const Field = FIELDS[property]
          const value = Object.hasOwn(changed, property)
            ? changed[property]
            : propertyOfRow(config, row.id, property)
          return (
            Field && (
              <Field
                key={property}
                {...{ property, value, row }}
                onChange={next => setChanged(before => ({ ...before, [property]: next }))}
              />
            )
          )
        })}
        {hasDefault && (
          <Switch isSelected={isDefault} onChange={setDefault}>
            {t('entry.default')}
          </Switch>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

interface FieldProps {
  readonly property: EntryProperty
  readonly value: unknown
  readonly row: Row
  readonly onChange: (value: unknown) => void
}

type Field = (props: FieldProps) => ReactNode

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function TextProperty({ property, value, onChange }: FieldProps) {
  const { t } = useTranslation('navigation')
  return <TextField label={t(`entry.${property}`)} value={textOf(value)} onChange={onChange} />
}

/** A text, unless the file has a list or an object there. */
function SourceProperty(props: FieldProps) {
  const isText = props.value === undefined || typeof props.value === 'string'
  return isText ? <TextProperty {...props} /> : null
}

function NumberProperty({ property, value, onChange }: FieldProps) {
  const { t } = useTranslation('navigation')
  return (
    <TextField
      label={t(`entry.${property}`)}
      inputMode="decimal"
      value={typeof value === 'number' ? String(value) : textOf(value)}
      onChange={text => onChange(text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text))}
    />
  )
}

function SwitchProperty({ property, value, onChange }: FieldProps) {
  const { t } = useTranslation('navigation')
  return (
    <Switch isSelected={value === true} onChange={onChange}>
      {t(`entry.${property}`)}
    </Switch>
  )
}

const STYLES = ['solid', 'regular', 'light', 'thin', 'duotone', 'brands'] as const

/** The name of the icon, and its style if docs.json says it there. */
function IconProperty({ value, row, onChange }: FieldProps) {
  const { t } = useTranslation(['navigation', 'icons'])
  const fields = isObject(value) ? value : { name: textOf(value) }
  const form = useConfig(({ reading }) => reading.form)
  const set = (next: object) => onChange({ ...fields, ...next })
  return (
    <>
      <div className={styles.field}>
        <span className={styles.label}>{t('group.icon')}</span>
        <IconInput
          label={t('group.icon')}
          value={textOf(fields.name)}
          onChange={name => (form === 'newer' && name !== '' ? set({ name }) : onChange(name))}
          weight={textOf(fields.style) || row.iconType}
        />
      </div>
      {form === 'newer' && textOf(fields.name) !== '' && (
        <Select
          label={t('entry.iconStyle')}
          choices={[
            { id: '', label: t('entry.iconStyleDefault') },
            ...STYLES.map(id => ({ id, label: t(`entry.iconStyles.${id}`) })),
          ]}
          value={textOf(fields.style)}
          onChange={style => set({ style })}
        />
      )}
    </>
  )
}

const SIDES = ['start', 'end'] as const

function SideProperty({ value, onChange }: FieldProps) {
  const { t } = useTranslation('navigation')
  return (
    <Select
      label={t('entry.align')}
      choices={SIDES.map(id => ({ id, label: t(`entry.side.${id}`) }))}
      value={textOf(value) || 'start'}
      onChange={side => onChange(side === 'start' ? '' : side)}
    />
  )
}

const MODES = ['light', 'dark'] as const

/** A color for each mode. */
function ColorProperty({ value, onChange }: FieldProps) {
  const { t } = useTranslation('navigation')
  const colors = isObject(value) ? value : {}
  const form = useConfig(({ reading }) => reading.form)
  if (form === 'older') return null
  return MODES.map(mode => (
    <TextField
      key={mode}
      label={t(`entry.color.${mode}`)}
      code
      placeholder="#0D9373"
      value={textOf(colors[mode])}
      onChange={text => onChange({ ...colors, [mode]: text })}
    />
  ))
}

function VersionProperty({ value, onChange }: FieldProps) {
  const { t } = useTranslation('navigation')
  const config = useConfig(({ reading }) => reading.value)
  const versions = readVersions(config).map(one => ({ id: one.name, label: one.name }))
  const version = textOf(value)
  return (
    <ComboBox
      label={t('group.version')}
      description={t('group.versionHelp')}
      choices={matching(versions, version)}
      value={version}
      onChange={onChange}
    />
  )
}

/** The field of each property that is edited here; forms of their own show the others. */
const FIELDS: Readonly<Partial<Record<EntryProperty, Field>>> = {
  icon: IconProperty,
  color: ColorProperty,
  tag: TextProperty,
  description: TextProperty,
  version: VersionProperty,
  href: TextProperty,
  openapi: SourceProperty,
  asyncapi: SourceProperty,
  directory: TextProperty,
  align: SideProperty,
  boost: NumberProperty,
  hidden: SwitchProperty,
  searchable: SwitchProperty,
  expanded: SwitchProperty,
}
