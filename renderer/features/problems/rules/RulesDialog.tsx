import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTINGS_FILE } from '../../../../shared/check/settings/settings-file.ts'
import { useSite } from '../../../host/scope/site.ts'
import { showPage } from '../../../host/view/view.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Notice } from '../../../kit/Notice.tsx'
import { SearchField } from '../../../kit/SearchField.tsx'
import { RuleDetails } from './RuleDetails.tsx'
import { RuleList } from './RuleList.tsx'
import styles from './Rules.module.css'
import { rulesWith } from './ruleState.ts'
import { useCheckSettings } from './useCheckSettings.ts'

interface RulesDialogProps {
  /** The rule that is selected at first. */
  readonly rule?: string | undefined
  /** The initial filter of the list. */
  readonly words?: string | undefined
  readonly onClose: () => void
}

/** Every rule with its reason, severity and scope; changes apply to everybody who works on the site. */
export function RulesDialog({ rule, words: first = '', onClose }: RulesDialogProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const [filter, setFilter] = useState(first)
  const sections = rulesWith(filter)
  const [wanted, setWanted] = useState(rule)
  const model = useCheckSettings()
  const isShown = sections.some(({ rules }) => wanted !== undefined && rules.includes(wanted))
  const chosen = isShown ? wanted : sections[0]?.rules[0]
  return (
    <Dialog title={t('rules.title')} size="large" isOpen onOpenChange={onClose}>
      <p className={styles.lead}>{t('rules.about', { file: SETTINGS_FILE })}</p>
      {model.broken !== undefined && (
        <Notice
          kind="warning"
          title={t('rules.broken')}
          actions={
            <Button
              size="small"
              onPress={() => {
                onClose()
                showPage(site, SETTINGS_FILE)
              }}
            >
              {t('rules.openFile')}
            </Button>
          }
        >
          {model.broken}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <SearchField label={t('rules.search')} value={filter} onChange={setFilter} />
          <RuleList sections={sections} settings={model.settings} chosen={chosen} onChoose={setWanted} />
        </div>
        {chosen === undefined ? (
          <p className={styles.lead}>{t('rules.none')}</p>
        ) : (
          <RuleDetails key={chosen} rule={chosen} model={model} onLeave={onClose} />
        )}
      </div>
    </Dialog>
  )
}
