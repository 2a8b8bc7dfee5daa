import { ChevronDown, Files } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { basename } from '../../shared/text/path.ts'
import { useCommand } from '../host/commands/commands.ts'
import { useSite } from '../host/scope/site.ts'
import { save, savedByView, useSaving } from '../host/session/saving.ts'
import { useProject } from '../host/site/project.ts'
import { type Autosave, useView } from '../host/view/view.ts'
import { Button } from '../kit/Button.tsx'
import { later } from '../kit/base/later.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu, type MenuAction } from '../kit/Menu.tsx'
import { Tooltip } from '../kit/Tooltip.tsx'

const AUTOSAVES: readonly Autosave[] = ['off', 'pause', 'leave']

/** Save, what it covers, and when Galley saves by itself. */
export function SaveButtons() {
  const { t } = useTranslation('shell')
  const one = useCommand('file.save')
  const all = useCommand('file.saveAll')
  const isSaving = useSaving(saving => saving.isSaving)
  const dirty = useProject()?.dirty.length ?? 0
  return (
    <>
      {dirty > 1 && (
        <IconButton
          label={t('saveAllName')}
          tooltip={t('saveAll')}
          icon={<Files />}
          {...(all.keys && { keys: all.keys })}
          onPress={all.run}
        />
      )}
      <Tooltip text={t('saveTip', { count: dirty })} keys={one.keys}>
        <Button variant="primary" isDisabled={!one.isEnabled} isPending={isSaving} onPress={one.run}>
          {t('save')}
        </Button>
      </Tooltip>
      <SaveMenu dirty={dirty} />
    </>
  )
}

/** The file in the middle, if it is a page with unsaved changes. */
function useDirtyPage(): string | undefined {
  const main = useView(view => view.main)
  const dirty = useProject()?.dirty ?? []
  return main.kind === 'page' ? dirty.find(({ file }) => file === main.file)?.file : undefined
}

/** How many files Save writes, and the other ways to save. */
function SaveMenu({ dirty }: { readonly dirty: number }) {
  const site = useSite()
  const { t } = useTranslation('shell')
  const all = useCommand('file.saveAll')
  const autosave = useView(view => view.autosave)
  const page = useDirtyPage()
  const { length } = savedByView(site)
  const covers =
    length === 0 ? '' : t(length < dirty ? 'saves.some' : 'saves.files', { count: length, dirty })
  const saving: readonly MenuAction[] = [
    ...(page === undefined
      ? []
      : [
          {
            id: 'page',
            label: t('saves.only', { file: basename(page) }),
            onAction: () => later(() => void save(site, [page])),
          },
        ]),
    {
      id: 'all',
      label: t('saves.all', { count: dirty }),
      keys: all.keys,
      isDisabled: dirty === 0,
      onAction: () => later(() => void save(site)),
    },
  ]
  const choices = AUTOSAVES.map(id => ({
    id,
    label: t(`autosave.${id}`),
    isSelected: id === autosave,
    onAction: () => useView.of(site).setState({ autosave: id }),
  }))
  return (
    <Menu
      label={t('saves.menu')}
      placement="bottom end"
      trigger={
        <Button variant="quiet" icon={<ChevronDown />} aria-label={`${covers} ${t('saves.menu')}`.trim()}>
          {covers}
        </Button>
      }
      blocks={[{ actions: saving }, { title: t('autosave.title'), choice: 'one', actions: choices }]}
    />
  )
}
