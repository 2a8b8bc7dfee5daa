import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JsonPath } from '../../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../../shared/config/schema/config-file.ts'
import { removeVersion, renamedVersion, versionNamed } from '../../../../shared/config/tree/older-versions.ts'
import type { TreeEdit } from '../../../../shared/config/tree/tree-edit.ts'
import { removeField, setField } from '../../../../shared/page/frontmatter/edit.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { makeStep, readText } from '../../../host/documents/documents.ts'
import type { Site } from '../../../host/scope/site.ts'
import { useSite } from '../../../host/scope/site.ts'
import { reportStep } from '../../../host/session/steps.ts'
import { configEdits, useConfig, writtenConfig } from '../../../host/site/config.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SegmentedChoice } from '../../../kit/SegmentedChoice.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import { describeUses, type VersionUses } from './versionUses.ts'

/** What to do with a version. */
export interface VersionAction {
  readonly kind: 'rename' | 'remove'
  readonly name: string
  readonly uses: VersionUses
}

interface VersionDialogProps {
  readonly action: VersionAction
  /** The names of all versions. */
  readonly names: readonly string[]
  readonly onClose: () => void
}

/** Makes the edit of the version at a path. */
type Change = (config: unknown, at: JsonPath) => TreeEdit

/** Changes docs.json, and sets the `version` of pages (absent: none), all in one step. */
interface VersionChange {
  readonly label: string
  readonly name: string
  readonly change: Change
  readonly pages: readonly string[]
  /** The new `version` of the pages; absent: none. */
  readonly version: string | undefined
}

async function apply(site: Site, { label, name, change, pages, version }: VersionChange) {
  const texts = await Promise.all(pages.map(async file => ({ file, text: await readText(site, file) })))
  const config = writtenConfig(useConfig.of(site).getState())
  const at = versionNamed(config, name)
  const edit = at && change(config, at)
  if (edit?.kind !== 'edit') return false
  makeStep(site, {
    label,
    focus: { file: CONFIG_FILE, pointer: '/versions' },
    edits: [
      ...configEdits(site, edit.changes),
      ...texts.map(page => ({
        file: page.file,
        edits:
          version === undefined ? removeField(page.text, 'version') : setField(page.text, 'version', version),
      })),
    ],
  })
  return true
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
  const done = (change: VersionChange) => {
    onClose()
    apply(site, change)
      .then(isMade => isMade && reportStep(site, change.label))
      .catch(error => notifyError(site.app, error))
  }
  const rename = () =>
    done({
      label: t('renamed', { name, to: wanted }),
      name,
      change: (config, at) => renamedVersion(config, at, wanted),
      pages: uses.pages,
      version: wanted,
    })
  const remove = () => {
    const isFreed = freed === 'free'
    done({
      label: t('removed', { name }),
      name,
      change: (config, at) => removeVersion(config, at, isFreed),
      pages: isFreed ? uses.pages : [],
      version: undefined,
    })
  }
  const act = kind === 'rename' ? rename : remove
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
          description={t('alsoRenamed', { uses: describeUses(uses, t) })}
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
          <p>{t('remainingUses', { uses: describeUses(uses, t) })}</p>
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
