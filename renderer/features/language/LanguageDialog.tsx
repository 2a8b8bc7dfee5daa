import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/Dialog.tsx'
import { isEditorBehind } from '../../messages/editor-texts.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

/** Asks for the language of the window, which changes at once. */
export function LanguageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('language')
  return (
    <Dialog title={t('title')} isOpen onOpenChange={open => !open && onClose()} size="small">
      <LanguageChoice />
      {isEditorBehind() && <p role="status">{t('later')}</p>}
    </Dialog>
  )
}
