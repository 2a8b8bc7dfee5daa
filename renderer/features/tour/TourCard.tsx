import { CircleCheck, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../host/scope/app-window.ts'
import { useSite } from '../../host/scope/site.ts'
import { useProject } from '../../host/site/project.ts'
import { useView } from '../../host/view/view.ts'
import { Button } from '../../kit/Button.tsx'
import { later } from '../../kit/base/later.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { look, STOPS } from './stops.ts'
import styles from './Tour.module.css'
import { goToStop, leaveTour, useTour } from './tour.ts'

/** The tour: a card with one task at a time, beside everything else. */
export function TourCard() {
  const { isOpen, at } = useTour(state => state)
  return isOpen ? <StopCard key={at} at={at} /> : null
}

function StopCard({ at }: { readonly at: number }) {
  const app = useApp()
  const site = useSite()
  const { t } = useTranslation('tour')
  const [start] = useState(() => look(site))
  useProject()
  useView(view => view.main)
  const stop = STOPS[at]
  if (!stop) return null
  const isDone = stop.isDone(look(site), start)
  const isLast = at === STOPS.length - 1
  return (
    <aside className={styles.card} aria-label={t('title')} data-part>
      <header className={styles.head}>
        <p className={styles.count}>{t('count', { at: at + 1, of: STOPS.length })}</p>
        <IconButton label={t('leave')} icon={<X />} size="small" onPress={() => leaveTour(app)} />
      </header>
      <h2 className={styles.title}>{t(`stops.${stop.id}.title`)}</h2>
      <p className={styles.text}>{t(`stops.${stop.id}.text`)}</p>
      <p className={styles.done} role="status">
        {isDone && (
          <>
            <CircleCheck aria-hidden />
            <span>{t(`stops.${stop.id}.done`)}</span>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {at > 0 && (
          <Button size="small" variant="quiet" onPress={() => goToStop(app, at - 1)}>
            {t('back')}
          </Button>
        )}
        {!isDone && (
          <Button size="small" onPress={() => later(() => void stop.show(site))}>
            {t('show')}
          </Button>
        )}
        <Button size="small" variant={isDone ? 'primary' : 'plain'} onPress={() => goToStop(app, at + 1)}>
          {t(isLast ? 'finish' : isDone ? 'next' : 'skip')}
        </Button>
      </div>
    </aside>
  )
}
