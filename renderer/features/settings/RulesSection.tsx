import { FileText, Plus, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { useAssets } from '../../host/site/assets.ts'
import { usePages } from '../../host/site/pages.ts'
import { showPage } from '../../host/view/view.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { rulesFilesOf } from '../problems/rules/rulesFiles.ts'
import { NewRulesDialog } from './NewRulesDialog.tsx'
import { RuleSwitches } from './RuleSwitches.tsx'
import styles from './RulesSection.module.css'

/** The files of writing rules: turn rules on and off, open a file in the page editor, or create one from the template. */
export function RulesSection() {
  const site = useSite()
  const { t } = useTranslation('settings')
  const [isMaking, setMaking] = useState(false)
  const [wanted, setChosen] = useState('')
  const pages = usePages()
  const assets = useAssets()
  const files = rulesFilesOf([...assets.keys(), ...[...pages.values()].map(({ file }) => file)])
  const chosen = files.find(file => file === wanted) ?? files[0] ?? ''
  const add = (
    <Button
      icon={<Plus />}
      variant={files.length === 0 ? 'primary' : 'plain'}
      onPress={() => setMaking(true)}
    >
      {t('rules.add')}
    </Button>
  )
  return (
    <>
      {files.length === 0 ? (
        <div className={styles.card}>
          <EmptyState icon={<ScrollText />} title={t('rules.none')} actions={add}>
            {t('rules.about')}
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className={styles.card}>
            {files.map(file => (
              <li key={file} className={styles.file}>
                <FileText aria-hidden />
                <span className={styles.words}>
                  <span>{t('rules.for', { editor: file.slice(1, file.indexOf('/')) })}</span>
                  <code>{file}</code>
                </span>
                <Button
                  size="small"
                  onPress={() => showPage(site, file)}
                  aria-label={t('rules.openFile', { file })}
                >
                  {t('rules.open')}
                </Button>
              </li>
            ))}
          </ul>
          <div>{add}</div>
          <RuleSwitches key={chosen} file={chosen} files={files} onChoose={setChosen} />
        </>
      )}
      <NewRulesDialog isOpen={isMaking} onOpenChange={setMaking} taken={files} />
    </>
  )
}
