import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import styles from './Preview.module.css'
import { showOwnStyles, useTrial } from './trial.ts'

/** Says that the preview leaves out the site's own styles, while it does, and shows them again. */
export function OwnStylesBar() {
  const site = useSite()
  const { t } = useTranslation('preview')
  const isShown = useTrial(({ ownStyles }) => ownStyles)
  if (isShown) return null
  return (
    <div className={styles.made} role="note">
      <span className={styles.madeOf}>{t('ownStyles.off')}</span>
      <Button size="small" onPress={() => showOwnStyles(site, true)}>
        {t('ownStyles.show')}
      </Button>
    </div>
  )
}
