import { useEffect, useMemo } from 'react'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import type { SinceCommit } from '../../../shared/project/base/review.ts'
import { notifyError } from '../../host/base/notices.ts'
import { type Requested, useRequest } from '../../host/base/use-request.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { useProject } from '../../host/site/project.ts'

/** The changes on disk since the last commit; `undefined` until requested. */
const useSince = siteStore<{ readonly since?: SinceCommit }>(() => ({}))

/** Requests the changes from git again. */
export async function refreshCommit(site: Site): Promise<void> {
  try {
    useSince.of(site).setState({ since: await site.host.sinceCommit() })
  } catch (error) {
    notifyError(site.app, error)
  }
}

/** The changes since the last commit, including unsaved work; requested again after every save and when the window gets the focus. */
export function useSinceCommit(): SinceCommit | undefined {
  const site = useSite()
  const dirty = useProject()?.dirty
  const since = useSince(state => state.since)
  useEffect(() => {
    if (dirty) void refreshCommit(site)
  }, [dirty, site])
  useEffect(() => {
    const again = () => void refreshCommit(site)
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [site])
  return since?.kind === 'files' ? { kind: 'files', files: combined(since.files, dirty ?? []) } : since
}

function combined(saved: readonly DirtyFile[], dirty: readonly DirtyFile[]): readonly DirtyFile[] {
  const files = new Map(saved.map(one => [one.file, one]))
  for (const one of dirty) {
    const known = files.get(one.file)
    if (known?.change === 'created' && one.change === 'deleted') files.delete(one.file)
    else if (known?.change !== 'created') files.set(one.file, one)
  }
  return [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** A text in the last commit: `null` if the file is not in it. */
export function useCommitted(file: string | undefined): Requested<string | null> {
  const site = useSite()
  const request = useMemo(
    () => file && (async () => (await site.host.committed({ file })) ?? null),
    [file, site],
  )
  return useRequest(request || undefined)
}

/** Gives a text the line endings of another if it has LF and the other has not: git stores LF. */
export const withEndsOf = (text: string, like: string): string =>
  like.includes('\r\n') && !text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
