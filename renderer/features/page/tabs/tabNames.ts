import type { PageSummary } from '../../../../shared/page/summary.ts'
import { pathOfFile } from '../../../../shared/page/summary.ts'
import { basename } from '../../../../shared/text/path.ts'
import type { Tab } from '../../../host/view/tab-list.ts'

/** The label of a tab. */
export interface TabName {
  readonly title: string
  /** Distinguishes pages with the same title. */
  readonly folder?: string
}

/** The title of each open page, with its folder if another one has the same title. */
export function tabNames(
  tabs: readonly Tab[],
  pages: ReadonlyMap<string, PageSummary>,
): ReadonlyMap<string, TabName> {
  const titleOf = (file: string) => pages.get(pathOfFile(file))?.title ?? basename(file)
  const times = new Map<string, number>()
  for (const { file } of tabs) times.set(titleOf(file), (times.get(titleOf(file)) ?? 0) + 1)
  return new Map(
    tabs.map(({ file }) => {
      const title = titleOf(file)
      const isShared = (times.get(title) ?? 0) > 1
      return [file, { title, ...(isShared && { folder: file.replace(/\/?[^/]*$/, '') || '/' }) }]
    }),
  )
}
