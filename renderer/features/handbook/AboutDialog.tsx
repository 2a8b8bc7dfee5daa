import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { About, PackageNotice } from '../../../shared/project/base/about.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { useRequest } from '../../host/base/use-request.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import styles from './About.module.css'

/** The version of Galley, and the licenses of what it is made of. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const app = useApp()
  const { t } = useTranslation('handbook')
  const about = useRequest(useMemo(() => () => app.host.about(), [app]))
  return (
    <Dialog
      title={t('about.title')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={<Button onPress={onClose}>{t('about.close')}</Button>}
    >
      {about.kind === 'waiting' && <ProgressBar label={t('about.loading')} />}
      {about.kind === 'failed' && (
        <Notice kind="error" title={about.why.message}>
          {about.why.hint}
        </Notice>
      )}
      {about.kind === 'answer' && <Content about={about.value} />}
    </Dialog>
  )
}

function Content({ about: { version, runtimes, notices } }: { readonly about: About }) {
  const { t } = useTranslation('handbook')
  return (
    <div className={styles.about}>
      <div className={styles.head}>
        <img src="./icon.svg" alt="" className={styles.mark} />
        <div>
          <p className={styles.version}>{t('about.version', { version })}</p>
          <p className={styles.soft}>{t('about.license')}</p>
        </div>
      </div>
      <dl className={styles.runtimes}>
        {runtimes.map(({ name, version: of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{of}</dd>
          </div>
        ))}
      </dl>
      {notices.length > 0 && <Notices notices={notices} />}
    </div>
  )
}

/** The packages, each with its license; a long list is searched rather than read. */
function Notices({ notices }: { readonly notices: readonly PackageNotice[] }) {
  const { t } = useTranslation('handbook')
  const [typed, setTyped] = useState('')
  const sought = searchable(typed.trim())
  const found = notices.filter(({ name, license }) => searchable(`${name} ${license}`).includes(sought))
  return (
    <section aria-label={t('about.notices')} className={styles.notices}>
      <p className={styles.soft}>{t('about.made', { count: notices.length })}</p>
      <SearchField label={t('about.find')} value={typed} onChange={setTyped} />
      <div>
        {found.map(notice => (
          <PackageRow key={`${notice.name} ${notice.version}`} notice={notice} />
        ))}
        {found.length === 0 && <p className={styles.soft}>{t('none', { words: typed })}</p>}
      </div>
    </section>
  )
}

function PackageRow({ notice: { name, version, license, text } }: { readonly notice: PackageNotice }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      title={
        <span className={styles.package}>
          <span>
            {name} <span className={styles.soft}>{version}</span>
          </span>
          <span className={styles.soft}>{license}</span>
        </span>
      }
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {isOpen && <p className={styles.text}>{text}</p>}
    </Disclosure>
  )
}
