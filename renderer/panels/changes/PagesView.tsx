import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documents } from '../../state/documents.ts'
import { explain, host } from '../../state/host.ts'
import styles from './PagesView.module.css'

/** Milliseconds without a change before the pages are drawn again. */
const CALM = 500

interface PagesViewProps {
  readonly file: string
  readonly before: string
  readonly after: string
}

interface Shown {
  readonly before: string
  readonly after: string
  /** Another number for other texts, so that both are loaded again. */
  readonly turn: number
  /** The present text that is shown. */
  readonly of: string
}

/** A page as readers saw it and as they will see it, beside each other. */
export function PagesView({ file, before, after }: PagesViewProps) {
  const { t } = useTranslation('changes')
  const [shown, setShown] = useState<Shown>()
  const turns = useRef(0)
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      await documents.settled()
      const urls = await host.compare({ file, text: before })
      turns.current += 1
      if (isCurrent) setShown({ ...urls, turn: turns.current, of: after })
    }
    const timer = setTimeout(
      () => draw().catch(error => setFailure(explain(error).message)),
      turns.current > 0 ? CALM : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [file, before, after])
  if (failure !== undefined) return <p className={styles.failure}>{failure}</p>
  if (!shown) return null
  return (
    <div className={styles.pages}>
      {(['before', 'after'] as const).map(side => (
        <figure key={side} className={styles.page}>
          <figcaption className={styles.name}>{t(`pages.${side}`)}</figcaption>
          <iframe
            key={shown.turn}
            aria-busy={shown.of !== after}
            className={styles.frame}
            title={t(`pages.${side}`)}
            src={shown[side]}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
          />
        </figure>
      ))}
    </div>
  )
}
