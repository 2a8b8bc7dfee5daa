import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { cx } from './base/cx.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The dialog shows work in progress: it stays open until that is done or stopped with a button. */
  readonly isBusy?: boolean
  readonly size?: 'small' | 'normal' | 'large'
  /** `fixed` keeps the buttons where they are when content arrives later. */
  readonly height?: 'content' | 'fixed'
  /** Buttons below; the confirming one comes last. */
  readonly actions?: ReactNode
  /** `alertdialog` is for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
}

/** A modal dialog. Escape and a click outside close it; the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onOpenChange, isBusy = false, size = 'normal', actions, children } = props
  const { role = 'dialog', height = 'content' } = props
  const { t } = useTranslation('kit')
  return (
    <ModalOverlay
      className={cx(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog' && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={cx(styles.modal, styles[size])}>
        <AriaDialog role={role} className={cx(styles.dialog, height === 'fixed' && styles.fixed)}>
          <header className={styles.head}>
            <Heading slot="title" className={cx(styles.title)}>
              {title}
            </Heading>
            {role === 'dialog' && (
              <IconButton
                label={t('close')}
                icon={<X />}
                size="small"
                isDisabled={isBusy}
                onPress={() => onOpenChange(false)}
              />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
