import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JsonPath } from '../../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../../shared/config/schema/config-file.ts'
import { removeVersion, versionNamed } from '../../../../shared/config/tree/older-versions.ts'
import { removeField } from '../../../../shared/page/frontmatter/edit.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { makeStep, readText } from '../../../host/documents/documents.ts'
import { renameEverywhere } from '../../../host/names/names.ts'
import { describeUses, type NameUses } from '../../../host/names/uses.ts'
import type { Site } from '../../../host/scope/site.ts'
import { useSite } from '../../../host/scope/site.ts'
import { reportStep } from '../../../host/session/steps.ts'
import { configEdits, useConfig, writtenConfig } from '../../../host/site/config.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SegmentedChoice } from '../../../kit/SegmentedChoice.tsx'
import { TextField } from '../../../kit/TextField.tsx'

/** What to do with a version. */
export interface VersionAction {
  readonly kind: 'rename' | 'remove'
  readonly name: string
  /** The path of its name. */
  readonly at: JsonPath
  readonly uses: NameUses
}

interface VersionDialogProps {
  readonly action: VersionAction
  /** The names of all versions. */
  readonly names: readonly string[]
  readonly onClose: () => void
}

/** Removes a version; with pages, their `version` too, all in one step. */
async function remove(
  site: Site,
  {
    name,
    isFreed,
    pages,
    label,
  }: { name: string; isFreed: boolean; pages: readonly string[]; label: string },
) {
  const files = isFreed ? pages : []
  const texts = await Promise.all(files.map(async file => ({ file, text: await readText(site, file) })))
  const config = writtenConfig(useConfig.of(site).getState())
  const at = versionNamed(config, name)
  const edit = at && removeVersion(config, at, isFreed)
  if (edit?.kind !== 'edit') return
  makeStep(site, {
    label,
    focus: { file: CONFIG_FILE, pointer: '/versions' },
    edits: [
      ...configEdits(site, edit.changes),
      ...texts.map(({ file, text }) => ({ file, edits: removeField(text, 'version') })),
    ],
  })
  reportStep(site, label)
}

/** Asks for the new name, or what to do with the content of a removed version. */
export function VersionDialog({ action, names, onClose }: VersionDialogProps) {
  const site = useSite()
  const { t } = useTranslation('versions')
  const { kind, name, uses } = action
  const [typed, setTyped] = useState(name)
  const [freed, setFreed] = useState<'free' | 'keep'>('free')
  const wanted = typed.trim()
  const isTaken = wanted !== name && names.includes(wanted)
  const isReady = kind === 'remove' || (wanted !== '' && wanted !== name && !isTaken)
  const rename = () => {
    onClose()
    renameEverywhere(site, action.at, wanted)
  }
  const removeNow = () => {
    onClose()
    const wish = { name, isFreed: freed === 'free', pages: uses.pages, label: t('removed', { name }) }
    remove(site, wish).catch(error => notifyError(site.app, error))
  }
  const act = kind === 'rename' ? rename : removeNow
  return (
    <Dialog
      title={t(kind, { name })}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant={kind === 'remove' ? 'danger' : 'primary'} isDisabled={!isReady} onPress={act}>
            {t(`${kind}Now`)}
          </Button>
        </>
      }
    >
      {kind === 'rename' ? (
        <TextField
          label={t('newName')}
          description={t('alsoRenamed', { uses: describeUses(uses) })}
          error={isTaken ? t('exists', { name: wanted }) : undefined}
          autoFocus
          value={typed}
          onChange={setTyped}
          onKeyDown={event => {
            if (event.key === 'Enter' && isReady) act()
          }}
        />
      ) : (
        <>
          <p>{t('remainingUses', { uses: describeUses(uses) })}</p>
          <SegmentedChoice
            label={t('whatHappens')}
            segments={[
              { id: 'free', label: t('showInAll') },
              { id: 'keep', label: t('leaveUnchanged') },
            ]}
            value={freed}
            onChange={setFreed}
          />
        </>
      )}
    </Dialog>
  )
}
