import type { HostEvents } from '../../../../shared/project/base/events.ts'
import type { Site } from '../../../host/scope/site.ts'
import { showPage, useView } from '../../../host/view/view.ts'
import { renameTab } from '../../page/tabs/tabActions.ts'

type Edited = Parameters<HostEvents['edited']>[0]

/** The number of equal segments of two paths, counted from their ends. */
function alike(one: string, other: string): number {
  const [ours, theirs] = [one.split('/').reverse(), other.split('/').reverse()]
  const differs = ours.findIndex((name, at) => name !== theirs[at])
  return differs < 0 ? ours.length : differs
}

/** Among the files that a step created, the one whose end is most like `gone`; among several the shortest path, as when a folder moved. */
export function mostSimilar(removed: string, created: readonly string[]): string | undefined {
  const most = Math.max(0, ...created.map(file => alike(removed, file)))
  if (most === 0) return undefined
  return created
    .filter(file => alike(removed, file) === most)
    .reduce((best, file) => (file.length < best.length ? file : best))
}

/** The new path of a file that a step removed, if the step says so. */
function newPath({ files }: Edited, removed: string): string | undefined {
  if (!files.some(({ file, text }) => file === removed && text === null)) return undefined
  const created = files.filter(({ text }) => typeof text === 'string').map(({ file }) => file)
  return created.length === 1 ? created[0] : mostSimilar(removed, created)
}

/** Keeps the open pages open when their paths change, also when that is undone. */
export function startFollowingMoves(site: Site): void {
  site.on('edited', event => {
    const { main, beside, tabs } = useView.of(site).getState()
    for (const { file } of tabs) {
      const moved = newPath(event, file)
      if (moved !== undefined) renameTab(site, file, moved)
    }
    const place = main.kind === 'page' ? newPath(event, main.file) : undefined
    if (place !== undefined) showPage(site, place)
    const other = beside?.kind === 'page' ? newPath(event, beside.file) : undefined
    if (other !== undefined) useView.of(site).setState({ beside: { kind: 'page', file: other } })
  })
}
