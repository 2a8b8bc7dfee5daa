import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentsOf } from '../../host/documents/documents.ts'
import { explain } from '../../host/link/explain.ts'
import { useSite } from '../../host/scope/site.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { lineHunksOf } from './lineHunks.ts'
import { PageFrame } from './PageFrame.tsx'
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
  /** Changes when the texts change, so that both are loaded again. */
  readonly turn: number
  /** The current text that is shown. */
  readonly of: string
}

/** A page as readers saw it and as they will see it, side by side. */
export function PagesView({ file, before, after }: PagesViewProps) {
  const site = useSite()
  const { t } = useTranslation('changes')
  const [shown, setShown] = useState<Shown>()
  const turns = useRef(0)
  const [failure, setFailure] = useState<string>()
  const parts = useMemo(() => lineHunksOf(before, after), [before, after])
  const sides = useMemo(
    () => ({ before: parts.map(part => part.before), after: parts.map(part => part.after) }),
    [parts],
  )
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, Math.max(0, parts.length - 1))
  const step = (by: 1 | -1) => setWanted(at + by)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      await documentsOf(site).settled()
      const urls = await site.host.compare({ file, text: before })
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
  }, [file, before, after, site])
  if (failure !== undefined) return <p className={styles.failure}>{failure}</p>
  if (!shown) return null
  return (
    <div className={styles.view}>
      {parts.length > 0 && <Steps at={at} count={parts.length} onStep={step} />}
      <div className={styles.pages}>
        {(['before', 'after'] as const).map(side => (
          <figure key={side} className={styles.page}>
            <figcaption className={styles.name}>{t(`pages.${side}`)}</figcaption>
            <PageFrame
              key={shown.turn}
              url={shown[side]}
              title={t(`pages.${side}`)}
              isBusy={shown.of !== after}
              parts={sides[side]}
              at={at}
            />
          </figure>
        ))}
      </div>
    </div>
  )
}

interface StepsProps {
  readonly at: number
  readonly count: number
  readonly onStep: (by: 1 | -1) => void
}

/** Moves from change to change. */
function Steps({ at, count, onStep }: StepsProps) {
  const { t } = useTranslation('changes')
  return (
    <div className={styles.steps}>
      <IconButton
        size="small"
        label={t('pages.previous')}
        icon={<ArrowUp />}
        isDisabled={at === 0}
        onPress={() => onStep(-1)}
      />
      <IconButton
        size="small"
        label={t('pages.next')}
        icon={<ArrowDown />}
        isDisabled={at === count - 1}
        onPress={() => onStep(1)}
      />
      <span role="status">{t('pages.at', { at: at + 1, total: count })}</span>
    </div>
  )
}
