import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import type { SinceCommit } from '../../../shared/project/base/review.ts'
import { notifyError } from '../../host/base/notices.ts'
import { type Asked, useAsked } from '../../host/base/use-request.ts'
import { host } from '../../host/link/host.ts'
import { useProject } from '../../host/session/session.ts'

/** What changed on disk since the last commit; `undefined` before it was asked for. */
const useSince = create<{ readonly since?: SinceCommit }>(() => ({}))

/** Asks git again. */
export async function refreshCommit(): Promise<void> {
  try {
    useSince.setState({ since: await host.sinceCommit() })
  } catch (error) {
    notifyError(error)
  }
}

/** What changed since the last commit, unsaved work included; asked again with every save and when the window is looked at. */
export function useSinceCommit(): SinceCommit | undefined {
  const dirty = useProject()?.dirty
  const since = useSince(state => state.since)
  useEffect(() => {
    if (dirty) void refreshCommit()
  }, [dirty])
  useEffect(() => {
    const again = () => void refreshCommit()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
  return since?.kind === 'files' ? { kind: 'files', files: together(since.files, dirty ?? []) } : since
}

function together(saved: readonly DirtyFile[], dirty: readonly DirtyFile[]): readonly DirtyFile[] {
  const files = new Map(saved.map(one => [one.file, one]))
  for (const one of dirty) {
    const known = files.get(one.file)
    if (known?.change === 'created' && one.change === 'deleted') files.delete(one.file)
    else if (known?.change !== 'created') files.set(one.file, one)
  }
  return [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** A text in the last commit: `null` where it is not in it. */
export function useCommitted(file: string | undefined): Asked<string | null> {
  const ask = useMemo(() => file && (async () => (await host.committed({ file })) ?? null), [file])
  return useAsked(ask || undefined)
}

/** Gives a text the line ends of another, where it has plain ones and the other has not: git keeps them plain. */
export const withEndsOf = (text: string, like: string): string =>
  like.includes('\r\n') && !text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
