import { useTranslation } from 'react-i18next'
import { ruleOf } from '../../../shared/check/rules/registry.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './Dialogs.module.css'
import { showProblemDialog } from './store.ts'

interface WhyDialogProps {
  readonly code: string
  readonly onClose: () => void
}

/** Why a rule exists, where it comes from, and what it is called elsewhere. */
export function WhyDialog({ code, onClose }: WhyDialogProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const rule = ruleOf(code)
  if (!rule) return null
  return (
    <Dialog
      title={t('why')}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button onPress={() => showProblemDialog(site, { kind: 'rules', rule: code })}>
          {t('changeRule')}
        </Button>
      }
    >
      <p className={styles.reason}>{localize(rule.reason)}</p>
      <dl className={styles.facts}>
        <dt>{t('rule')}</dt>
        <dd>
          <code>{code}</code>
        </dd>
        <dt>{t('source')}</dt>
        <dd>{localize(rule.source)}</dd>
      </dl>
      <p className={styles.soft}>{t('whyMore')}</p>
    </Dialog>
  )
}
