import { useTranslation } from 'react-i18next'
import type { ShareFacts, SharingChoices } from '../../../shared/project/share/facts.ts'
import { useSite } from '../../host/scope/site.ts'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Switch } from '../../kit/Switch.tsx'
import styles from './Share.module.css'
import { chooseSharing } from './sharing.ts'

/** How this folder is shared. */
export function Choices({ facts }: { readonly facts: ShareFacts }) {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const { choices, main, remote } = facts
  const choose = (change: Partial<SharingChoices>) => void chooseSharing(site, { ...choices, ...change })
  return (
    <Disclosure title={t('choices')}>
      <div className={styles.choices}>
        <Switch isSelected={choices.direct} onChange={direct => choose({ direct })}>
          {t('direct')}
        </Switch>
        <p className={styles.text}>{t('directAbout', { main })}</p>
        <Switch isSelected={choices.watch} onChange={watch => choose({ watch })}>
          {t('watch')}
        </Switch>
        <p className={styles.text}>{t('watchAbout', { place: remote?.address ?? '' })}</p>
      </div>
    </Disclosure>
  )
}
