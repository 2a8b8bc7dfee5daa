import { ArrowLeft, ArrowRight, List, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../host/scope/app-window.ts'
import {
  closeHandbook,
  loadHandbook,
  travelInHandbook,
  useHandbook,
  visitHandbook,
} from '../../host/view/handbook.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import styles from './Handbook.module.css'
import { HandbookContents } from './HandbookContents.tsx'
import { HandbookFrame } from './HandbookFrame.tsx'

/** The handbook beside the work: its contents, or one of its pages. */
export function HandbookPane() {
  return useHandbook(view => view.isOpen) ? <OpenPane /> : null
}

function OpenPane() {
  const app = useApp()
  const { t } = useTranslation('handbook')
  const opened = useHandbook(view => view.opened)
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (opened > 0) pane.current?.focus()
  }, [opened])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    closeHandbook(app)
  }
  return (
    <aside
      ref={pane}
      className={styles.pane}
      aria-label={t('title')}
      tabIndex={-1}
      data-part
      onKeyDown={press}
    >
      <Head />
      <Body />
    </aside>
  )
}

function Head() {
  const app = useApp()
  const { t } = useTranslation('handbook')
  const { trail, at } = useHandbook(view => view)
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{t('title')}</h2>
      <IconButton
        label={t('back')}
        icon={<ArrowLeft />}
        isDisabled={at === 0}
        onPress={() => travelInHandbook(app, -1)}
      />
      <IconButton
        label={t('forward')}
        icon={<ArrowRight />}
        isDisabled={at === trail.length - 1}
        onPress={() => travelInHandbook(app, 1)}
      />
      <IconButton
        label={t('contents')}
        icon={<List />}
        isDisabled={trail[at] === ''}
        onPress={() => visitHandbook(app, '')}
      />
      <IconButton label={t('close')} icon={<X />} onPress={() => closeHandbook(app)} />
    </header>
  )
}

function Body() {
  const app = useApp()
  const { t } = useTranslation('handbook')
  const { contents, problem, trail, at } = useHandbook(view => view)
  const place = trail[at] ?? ''
  if (problem)
    return (
      <EmptyState
        title={t('failed')}
        actions={<Button onPress={() => void loadHandbook(app)}>{t('again')}</Button>}
      >
        {problem.message} {problem.hint}
      </EmptyState>
    )
  if (!contents)
    return (
      <div className={styles.waiting}>
        <ProgressBar label={t('loading')} />
      </div>
    )
  return place === '' ? (
    <HandbookContents pages={contents.pages} />
  ) : (
    <HandbookFrame key={at} base={contents.base} place={place} />
  )
}
