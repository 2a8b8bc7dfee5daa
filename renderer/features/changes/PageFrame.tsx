import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownPage } from '../../host/commands/use-shown-page.ts'
import styles from './PagesView.module.css'

interface PageFrameProps {
  readonly url: string
  readonly title: string
  readonly isBusy: boolean
  /** The lines that differ from the other side, and which of them is current. */
  readonly parts: readonly { readonly from: number; readonly to: number }[]
  readonly at: number
}

/** One side of a changed page: a sandbox in which the changed blocks are marked. */
export function PageFrame({ url, title, isBusy, parts, at }: PageFrameProps) {
  const { t } = useTranslation('changes')
  const { frame, connect, tell } = useShownPage(t('pages.unsent'))
  useEffect(() => tell?.({ kind: 'changes', parts, at }), [tell, parts, at])
  return (
    <iframe
      ref={frame}
      aria-busy={isBusy}
      className={styles.frame}
      title={title}
      src={url}
      onLoad={connect}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  )
}
