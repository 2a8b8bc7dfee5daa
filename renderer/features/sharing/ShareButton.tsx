import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { later } from '../../kit/later.tsx'
import styles from './Share.module.css'
import { showSharing, useShareState, useSharing, useSharingWatch } from './sharing.ts'
import { useStateWords } from './useStateWords.ts'

const ReviewDialog = later(async () => (await import('./ReviewDialog.tsx')).ReviewDialog)
const ShareDialog = later(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** Where the changes of the site are, in words, and the button for everything about it. */
export function ShareButton() {
  const site = useSite()
  const { t } = useTranslation('sharing')
  useSharingWatch()
  const state = useShareState()
  const words = useStateWords()
  const shown = useSharing(sharing => sharing.shown)
  const text = state ? words(state) : ''
  return (
    <>
      <span className={styles.state} data-kind={state?.kind} title={text}>
        <span>{text}</span>
      </span>
      <Button icon={<Share2 />} aria-label={t('share')} onPress={() => showSharing(site, 'panel')}>
        <span className={styles.label}>{t('share')}</span>
      </Button>
      {shown === 'panel' && <ShareDialog onClose={() => showSharing(site, undefined)} />}
      {shown === 'send' && <ReviewDialog onClose={() => showSharing(site, undefined)} />}
    </>
  )
}
