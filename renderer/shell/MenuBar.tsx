import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { isText } from '../../shared/messages/message.ts'
import type { MenuName } from '../../shared/rpc/commands.ts'
import { type UsableCommand, useCommands } from '../host/commands/commands.ts'
import { useProject } from '../host/site/project.ts'
import { Button } from '../kit/Button.tsx'
import { later } from '../kit/base/later.ts'
import { Menu, type MenuBlock } from '../kit/Menu.tsx'
import { localize } from '../messages/localize.ts'
import styles from './MenuBar.module.css'

const MENUS: readonly MenuName[] = ['file', 'edit', 'format', 'view', 'help']

/** The menus of the command table, if the host has no native ones. */
export function MenuBar() {
  const { t } = useTranslation('shell')
  const commands = useCommands()
  const project = useProject()
  const labels = { 'edit.undo': project?.undo, 'edit.redo': project?.redo }
  const worded = commands.map(command => {
    const step: unknown = Reflect.get(labels, command.id)
    return isText(step)
      ? { ...command, label: t('step', { name: command.label, step: localize(step) }) }
      : command
  })
  return (
    <Toolbar className={styles.bar ?? ''} aria-label={t('menus')}>
      {MENUS.map(menu => (
        <Menu
          key={menu}
          label={t(`menu.${menu}`)}
          trigger={
            <Button variant="quiet" size="small">
              {t(`menu.${menu}`)}
            </Button>
          }
          blocks={blocksOf(worded.filter(command => command.menu === menu))}
        />
      ))}
    </Toolbar>
  )
}

type LabeledCommand = Omit<UsableCommand, 'label'> & { readonly label: string }

function blocksOf(commands: readonly LabeledCommand[]): readonly MenuBlock[] {
  const numbers = [...new Set(commands.map(({ block }) => block))]
  return numbers.map(number => ({
    actions: commands
      .filter(({ block }) => block === number)
      .map(({ id, label, keys, isEnabled, run }) => ({
        id,
        label,
        keys,
        isDisabled: !isEnabled,
        onAction: () => later(run),
      })),
  }))
}
