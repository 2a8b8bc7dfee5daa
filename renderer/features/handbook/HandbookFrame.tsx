import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../host/base/notices.ts'
import { useShownPage } from '../../host/commands/use-shown-page.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { visitHandbook } from '../../host/view/handbook.ts'
import { isDark, useTheme } from '../../host/view/theme.ts'
import { interfaceTerms } from '../../messages/terms.ts'
import type { FromFrame } from '../../preview-frame/protocol.ts'
import styles from './Handbook.module.css'

interface HandbookFrameProps {
  /** The address below which the pages are served. */
  readonly base: string
  readonly place: string
}

const addressOf = (base: string, place: string): string => {
  const [path = '', anchor] = place.split('#')
  return `${base}${path}.html${anchor === undefined ? '' : `#${anchor}`}`
}

/** The place that an address of a page names; `undefined` if it leads elsewhere. */
export function placeOf(base: string, address: string): string | undefined {
  if (!address.startsWith(base)) return undefined
  const [, path, anchor = ''] = /^([^?#]*?)\.html(?:\?[^#]*)?(#.*)?$/.exec(address.slice(base.length)) ?? []
  return path === undefined ? undefined : path + anchor
}

/** A page of the handbook, in a sandbox. */
export function HandbookFrame({ base, place }: HandbookFrameProps) {
  const app = useApp()
  const { t, i18n } = useTranslation('handbook')
  useTheme(state => state)
  const mode = isDark() ? 'dark' : 'light'
  const hear = (message: FromFrame) => {
    if (message.kind !== 'visit') return
    const { url } = message
    const next = placeOf(base, url)
    if (next !== undefined) visitHandbook(app, next)
    else
      notify(app, {
        kind: 'info',
        message: t('outside'),
        hint: url,
        action: { label: t('open'), run: () => window.open(url, '_blank', 'noopener,noreferrer') },
      })
  }
  const { frame, connect, tell } = useShownPage(t('unsent'), hear)
  useEffect(() => tell?.({ kind: 'article' }), [tell])
  useEffect(() => tell?.({ kind: 'mode', mode }), [tell, mode])
  useEffect(() => {
    const lang = i18n.language
    const dir = i18n.dir(lang)
    tell?.({ kind: 'terms', terms: { names: interfaceTerms(lang), lang, dir } })
  }, [tell, i18n.language, i18n])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-ready={tell !== undefined}
      title={t('page')}
      src={addressOf(base, place)}
      onLoad={connect}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  )
}
