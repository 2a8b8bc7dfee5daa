import { FolderOpen, Plus, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyError } from '../../host/base/notices.ts'
import { useProvide } from '../../host/commands/commands.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { dismissOffer, openFolder, openSample, useSession } from '../../host/session/session.ts'
import { languages } from '../../messages/messages.ts'
import { OfferDialog } from '../conversion/OfferDialog.tsx'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import { offerTour } from '../tour/tour.ts'
import { Action } from './Action.tsx'
import { FolderDialog } from './FolderDialog.tsx'
import { NewSiteDialog } from './NewSiteDialog.tsx'
import { Outcome } from './Outcome.tsx'
import { Recent } from './Recent.tsx'
import styles from './StartScreen.module.css'
import { useFolderDrop } from './useFolderDrop.ts'

type OpenDialog = 'folder' | 'site'

/** The start screen: open a site, look at the sample, or create a new site. */
export function StartScreen() {
  const app = useApp()
  const { t } = useTranslation('start')
  const [asking, setAsking] = useState<OpenDialog>()
  const { nativeDialogs, dropFolder } = useSession(({ abilities }) => abilities)
  const offer = useSession(session => session.offer)
  const isBusy = useSession(({ opening }) => opening !== undefined)
  const open = (folder: string) => openFolder(app, folder, t('opening', { folder }))
  const isOver = useFolderDrop(open, dropFolder && !isBusy)
  const choose = async () => {
    if (!nativeDialogs) return setAsking('folder')
    try {
      const folder = await app.host.chooseFolder()
      if (folder !== undefined) await open(folder)
    } catch (error) {
      notifyError(app, error)
    }
  }
  useProvide('site.open', choose)
  const sample = async () => {
    await openSample(app, t('openingSample'))
    if (useSession.of(app).getState().site) await offerTour(app)
  }
  const begin = () => {
    dismissOffer(app)
    setAsking('site')
  }
  const close = () => setAsking(undefined)
  return (
    <main className={styles.start} data-part data-over={isOver || undefined}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <img src="./icon.svg" alt="" className={styles.mark} />
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        <Outcome onCreate={() => setAsking('site')} />
        <div className={styles.columns}>
          <section className={styles.actions} aria-label={t('actions')}>
            <Action icon={<FolderOpen />} title={t('open')} onPress={choose} isDisabled={isBusy} isFirst>
              {dropFolder ? t('openDrop') : t('openText')}
            </Action>
            <Action icon={<Plus />} title={t('new')} onPress={begin} isDisabled={isBusy}>
              {t('newText')}
            </Action>
            <Action icon={<Sparkles />} title={t('sample')} onPress={sample} isDisabled={isBusy}>
              {t('sampleText')}
            </Action>
          </section>
          <Recent onOpen={open} isDisabled={isBusy} />
        </div>
        {languages.length > 1 && (
          <footer className={styles.foot}>
            <LanguageChoice />
          </footer>
        )}
      </div>
      <FolderDialog isOpen={asking === 'folder'} onClose={close} onChoose={open} />
      <NewSiteDialog isOpen={asking === 'site'} onClose={close} />
      {offer?.kind === 'convert' && <OfferDialog plan={offer.plan} />}
    </main>
  )
}
