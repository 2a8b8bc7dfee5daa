import type { ProjectState } from '../../../shared/project/base/model.ts'
import { notifyError } from '../base/notices.ts'
import { documentsOf } from '../documents/documents.ts'
import type { Site } from '../scope/site.ts'
import { projectNow, projectOf } from '../site/project.ts'
import { reportMerged } from './saving.ts'

/** Milliseconds without typing in a file before changes from another program are merged into it. */
const CALM = 700

/** Resolves conflicts without overlapping changes once nobody is typing; the others wait for a choice. */
export function startAutoMerge(site: Site): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let unfollow: readonly (() => void)[] = []
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void merge(site).catch(error => notifyError(site.app, error)), CALM)
  }
  const follow = ({ conflicts }: ProjectState) => {
    for (const end of unfollow) end()
    unfollow = conflicts.map(({ file }) =>
      documentsOf(site).subscribe(file, ({ cause }) => {
        if (cause === 'step') soon()
      }),
    )
    if (conflicts.some(({ disk }) => disk === 'changed')) soon()
  }
  follow(projectNow(site))
  projectOf(site).subscribe(follow)
  site.onClose(() => clearTimeout(timer))
}

async function merge(site: Site): Promise<void> {
  await documentsOf(site).settled()
  if (projectNow(site).conflicts.length > 0) reportMerged(site, await site.host.mergeConflicts())
}
