import { FileText, SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Autocomplete, Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../state/pages.ts'
import { showPage, showSection } from '../../state/view.ts'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { cx } from '../../ui/cx.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import type { SheetProps } from './LeaveDialog.tsx'
import styles from './QuickOpen.module.css'
import { find, sectionTargets, type Target, targetsOf } from './targets.ts'

/** “Go to page…”: any page or section by a few letters of its title or path. */
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

function Finder({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell')
  const pages = usePages()
  const targets = useMemo(() => [...targetsOf(pages.values()), ...sectionTargets()], [pages])
  const [words, setWords] = useState('')
  const found = useMemo(() => find(targets, words).slice(0, SHOWN), [targets, words])
  const open = (target: Target) => {
    onClose()
    if (target.kind === 'page') showPage(target.id)
    else showSection(target.id)
  }
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      <div className={styles.head}>
        <SearchField label={t('goto.title')} placeholder={t('goto.placeholder')} leadsList autoFocus />
      </div>
      <ChoiceList
        label={t('goto.results')}
        choices={found.map(target => ({
          id: target.id,
          label: target.title,
          detail: target.detail,
          icon: target.kind === 'page' ? <FileText /> : <SlidersHorizontal />,
          target,
        }))}
        onChoose={({ target }) => open(target)}
        empty={t('goto.none', { words })}
      />
    </Autocomplete>
  )
}
