import { isMarkdown } from '../../../shared/project/files/kinds.ts'
import type { Site } from '../scope/site.ts'
import { type EditedPage, withEdited } from './recent-edits.ts'
import { useView } from './view.ts'

const setEdited = (site: Site, change: (edited: readonly EditedPage[]) => readonly EditedPage[]): void => {
  const { edited } = useView.of(site).getState()
  const next = change(edited)
  if (next !== edited) useView.of(site).setState({ edited: next })
}

/** Records that the person just changed these files; those that are not pages or snippets are ignored. */
export function noteEdited(site: Site, files: readonly string[]): void {
  const time = Date.now()
  setEdited(site, edited =>
    files.filter(isMarkdown).reduce((all, file) => withEdited(all, file, time), edited),
  )
}

/** Updates the path of an edited page. */
export const renameEdited = (site: Site, from: string, to: string): void =>
  setEdited(site, edited => edited.map(page => (page.file === from ? { ...page, file: to } : page)))
