import { FileText, Settings2, SlidersHorizontal, Zap } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { Autocomplete, Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { runCommand, useCommands } from '../../state/commands.ts'
import { CONFIG_FILE } from '../../state/config.ts'
import { openToSide, reveal } from '../../state/focus.ts'
import { usePages } from '../../state/pages.ts'
import { recentPages } from '../../state/tabs.ts'
import { showSection } from '../../state/view.ts'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { cx } from '../../ui/cx.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { SheetProps } from './LeaveDialog.tsx'
import styles from './QuickOpen.module.css'
import {
  commandTargets,
  find,
  latestFirst,
  sectionTargets,
  settingTargets,
  type Target,
  targetsOf,
} from './targets.ts'

/** “Go to page…”: any page, section, setting or command by a few letters of its title, path or key. */
export function QuickOpen({ isOpen, onClose }: SheetProps) {
  const { t } = useTranslation('shell')
  return (
    <ModalOverlay
      className={cx(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      isDismissable
    >
      <Modal className={cx(styles.modal)}>
        <Dialog aria-label={t('goto.title')} className={cx(styles.dialog)}>
          <Finder onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const SHOWN = 60

const ICONS: Readonly<Record<Target['kind'], ReactNode>> = {
  page: <FileText />,
  section: <SlidersHorizontal />,
  setting: <Settings2 />,
  command: <Zap />,
}

/** Shows what was chosen, or does it. */
function visit(target: Target, isBeside: boolean): void {
  if (target.kind === 'page' && isBeside) openToSide(target.id)
  else if (target.kind === 'page') later(() => reveal({ file: target.id }))
  else if (target.kind === 'section') showSection(target.id)
  else if (target.kind === 'command') later(() => runCommand(target.id))
  else reveal({ file: CONFIG_FILE, pointer: `/${target.id.replaceAll('.', '/')}` })
}

/** The sheet that closes says so once more, and gives the focus back: what is opened comes after that. */
const later = (run: () => void) => setTimeout(() => requestAnimationFrame(run))

function Finder({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell')
  const pages = usePages()
  const usable = useCommands()
  const [commands] = useState(usable)
  const targets = useMemo(
    () => [
      ...latestFirst(targetsOf(pages.values()), recentPages()),
      ...sectionTargets(),
      ...settingTargets(),
      ...commandTargets(commands, t('goto.command')),
    ],
    [pages, commands, t],
  )
  const [words, setWords] = useState('')
  const found = useMemo(() => find(targets, words).slice(0, SHOWN), [targets, words])
  const isBeside = useRef(false)
  const open = (target: Target) => {
    onClose()
    visit(target, isBeside.current)
  }
  const note = (event: KeyboardEvent | PointerEvent) => {
    isBeside.current = event.ctrlKey || event.metaKey
  }
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      <div className={styles.head} onKeyDownCapture={note}>
        <SearchField label={t('goto.title')} placeholder={t('goto.placeholder')} leadsList autoFocus />
      </div>
      <div className={styles.list} onPointerDownCapture={note}>
        <ChoiceList
          label={t('goto.results')}
          choices={found.map(target => ({
            id: `${target.kind} ${target.id}`,
            label: target.title,
            detail: target.detail,
            icon: ICONS[target.kind],
            ...(target.kind === 'command' &&
              target.keys !== undefined && { badge: <Kbd keys={target.keys} /> }),
            target,
          }))}
          onChoose={({ target }) => open(target)}
          empty={t('goto.none', { words })}
        />
      </div>
      <p className={styles.hint}>
        {t('goto.beside')} <Kbd keys="Mod+Enter" />
      </p>
    </Autocomplete>
  )
}
