import { useTranslation } from 'react-i18next'
import type { MenuName } from '../../shared/rpc/commands.ts'
import { useCommands } from '../host/commands/commands.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { Kbd } from '../kit/Kbd.tsx'
import styles from './ShortcutSheet.module.css'

const MENUS: readonly MenuName[] = ['file', 'edit', 'format', 'view', 'help']

/** Shortcuts that panels handle themselves. */
const LOCAL = [
  ['shortcuts.move', 'Alt+Up'],
  ['shortcuts.rename', 'F2'],
  ['shortcuts.remove', 'Delete'],
  ['shortcuts.tab', 'Ctrl+M'],
] as const

/** All shortcuts of the editor. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell')
  const commands = useCommands().filter(({ keys }) => keys !== undefined)
  const menus = MENUS.map(menu => ({
    title: t(`menu.${menu}`),
    rows: commands.filter(command => command.menu === menu).map(({ label, keys = '' }) => ({ label, keys })),
  }))
  const local = {
    title: t('shortcuts.panels'),
    rows: LOCAL.map(([words, keys]) => ({ label: t(words), keys })),
  }
  return (
    <Dialog title={t('shortcuts.title')} size="large" isOpen onOpenChange={open => !open && onClose()}>
      <div className={styles.sheet}>
        {[...menus, local].map(({ title, rows }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {rows.map(({ label, keys }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
