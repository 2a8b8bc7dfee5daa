import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readVersions } from '../../../../shared/config/navigation/versions.ts'
import { IconInput } from '../../../fields/icons/IconInput.tsx'
import { matching } from '../../../fields/rows/suggestions.ts'
import { useConfig } from '../../../host/site/config.ts'
import { Button } from '../../../kit/Button.tsx'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import type { GroupSettings } from '../../entries/rowLocations.ts'
import type { Row } from '../../entries/rows.ts'
import styles from './Files.module.css'

interface GroupDialogProps {
  readonly row: Row
  readonly onSave: (settings: GroupSettings) => void
  readonly onClose: () => void
}

/** A group's name, icon and version. */
export function GroupDialog({ row, onSave, onClose }: GroupDialogProps) {
  const { t } = useTranslation('navigation')
  const config = useConfig(({ reading }) => reading.value)
  const [name, setName] = useState(row.label)
  const [icon, setIcon] = useState(row.icon ?? '')
  const [version, setVersion] = useState(row.version ?? '')
  const versions = readVersions(config).map(one => ({ id: one.name, label: one.name }))
  const save = () => {
    onSave({ name: name.trim(), icon: icon.trim(), version: version.trim() })
    onClose()
  }
  return (
    <Dialog
      title={t('group.title', { name: row.label || t('unnamed') })}
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
        <div className={styles.field}>
          <span className={styles.label}>{t('group.icon')}</span>
          <IconInput label={t('group.icon')} value={icon} onChange={setIcon} weight={row.iconType} />
        </div>
        <ComboBox
          label={t('group.version')}
          description={t('group.versionHelp')}
          choices={matching(versions, version)}
          value={version}
          onChange={setVersion}
          menuTrigger="input"
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
