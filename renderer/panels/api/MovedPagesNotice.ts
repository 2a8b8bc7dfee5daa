import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutlinedApi } from '../../../shared/site/api/outline.ts'
import { useApis } from '../../state/apis.ts'
import { editConfig } from '../../state/config.ts'
import { notify } from '../../state/notices.ts'
import { FollowedPages, redirectEdits } from './movedPages.ts'

/** Milliseconds without a change after which a name counts as written. */
const PAUSE = 1000

/** Tells of pages whose addresses change with their API file, and offers to lead readers of the old ones on. */
export function MovedPagesNotice(): null {
  const { t } = useTranslation('api')
  const apis = useApis()
  const pages = useRef<FollowedPages>(null)
  const tell = useEffectEvent((all: readonly OutlinedApi[]) => {
    pages.current ??= new FollowedPages()
    const followed = pages.current
    const moved = followed.follow(all)
    const [first] = moved
    if (!first) return
    const count = moved.length
    const run = () => {
      editConfig(t('moved.step', { count }), text => redirectEdits(text, moved))
      followed.led(moved)
    }
    notify({
      kind: 'warning',
      message: t('moved.message', { count, from: first.from, to: first.to }),
      hint: t('moved.hint', { count }),
      action: { label: t('moved.add', { count }), run },
    })
  })
  useEffect(() => {
    if (!apis) return
    const isFirst = pages.current?.isEmpty !== false
    const timer = setTimeout(() => tell(apis), isFirst ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [apis])
  return null
}
