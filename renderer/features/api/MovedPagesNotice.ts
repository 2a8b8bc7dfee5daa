import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import { type Notice, notify, withdraw } from '../../host/base/notices.ts'
import { useSite } from '../../host/scope/site.ts'
import { editConfig, useConfig } from '../../host/site/config.ts'
import { FollowedPages, type MovedPage, redirectEdits } from './movedPages.ts'
import { useApis } from './useApis.ts'

/** Milliseconds without a change after which a name counts as complete. */
const PAUSE = 1000

/** Reports pages whose URLs change with their API file, and offers to add redirects from the old ones. */
export function MovedPagesNotice(): null {
  const site = useSite()
  const { t } = useTranslation('api')
  const apis = useApis()
  const pages = useRef<FollowedPages>(null)
  const offer = useRef<{ readonly notice: Notice; readonly moved: readonly MovedPage[] }>(null)
  const tell = useEffectEvent((all: readonly OutlinedApi[]) => {
    pages.current ??= new FollowedPages()
    const followed = pages.current
    const moved = followed.follow(all)
    // After Undo, and when typing continues, the offer would be wrong.
    if (offer.current && followed.waiting(offer.current.moved).length === 0)
      withdraw(site.app, offer.current.notice)
    const [first] = moved
    if (!first) return
    const count = moved.length
    const run = () => {
      const waiting = followed.waiting(moved)
      const label = t('moved.step', { count: waiting.length })
      if (editConfig(site, label, text => redirectEdits(text, waiting))) followed.led(waiting)
      // The reason has been shown; the offer is shown once more.
      else if (useConfig.of(site).getState().broken) offerAll()
    }
    const offerAll = () => {
      const notice: Notice = {
        kind: 'warning',
        message: t('moved.message', { count, from: first.from, to: first.to }),
        hint: t('moved.hint', { count }),
        action: { label: t('moved.add', { count }), run },
      }
      notify(site.app, notice)
      offer.current = { notice, moved }
    }
    offerAll()
  })
  useEffect(() => {
    if (!apis) return
    // Later changes are compared with the first addresses, however soon they come.
    if (pages.current?.isEmpty !== false) return tell(apis)
    const timer = setTimeout(() => tell(apis), PAUSE)
    return () => clearTimeout(timer)
  }, [apis])
  return null
}
