import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { notify, notifyError } from '../../host/base/notices.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import styles from './Publishing.module.css'

/** A text that people take elsewhere. */
export function CopyText({ text, label }: { readonly text: string; readonly label: string }) {
  const site = useSite()
  const { t } = useTranslation('publishing')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(site.app, { kind: 'info', message: t('copied') }),
      error => notifyError(site.app, error),
    )
  return (
    <div className={styles.copied}>
      <TextArea label={label} value={text} code isReadOnly />
      <Button size="small" icon={<Copy />} onPress={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  )
}
