import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutlinedApi } from '../../../shared/site/api/outline.ts'
import { editConfig } from '../../state/config.ts'
import { notify } from '../../state/notices.ts'
import { projectNow } from '../../state/project.ts'
import {
  type KnownOperations,
  type MovedPage,
  movedPages,
  redirectEdits,
  withOperations,
} from './movedPages.ts'

/** What was listed last, which outlives the section: API files are edited while it is closed. */
let last: { readonly folder: string | undefined; readonly known: KnownOperations } | undefined

/** Addresses that pages had: one that comes back, as after Undo, needs no redirect to it. */
const former = new Set<string>()

function follow(apis: readonly OutlinedApi[]): readonly MovedPage[] {
  const folder = projectNow()?.folder
  if (last?.folder !== folder) former.clear()
  const before: KnownOperations = last?.folder === folder ? (last?.known ?? new Map()) : new Map()
  const known = withOperations(before, apis)
  last = { folder, known }
  const moved = movedPages(before, known).filter(({ to }) => !former.has(to))
  for (const { from } of moved) former.add(from)
  return moved
}

/** Tells of pages whose addresses changed with their API file, and offers to lead readers of the old ones on. */
export function useMovedPages(apis: readonly OutlinedApi[] | undefined): void {
  const { t } = useTranslation('api')
  const tell = useEffectEvent((all: readonly OutlinedApi[]) => {
    const moved = follow(all)
    const [first] = moved
    if (!first) return
    const count = moved.length
    const run = () => {
      editConfig(t('moved.step', { count }), text => redirectEdits(text, moved))
    }
    notify({
      kind: 'warning',
      message: t('moved.message', { count, from: first.from, to: first.to }),
      hint: t('moved.hint', { count }),
      action: { label: t('moved.add', { count }), run },
    })
  })
  useEffect(() => {
    if (apis) tell(apis)
  }, [apis])
}
