import { isPage } from '../../../shared/project/files/kinds.ts'
import { type EditedPage, withEdited } from './recent-edits.ts'
import { useView } from './view.ts'

const setEdited = (change: (edited: readonly EditedPage[]) => readonly EditedPage[]): void => {
  const { edited } = useView.getState()
  const next = change(edited)
  if (next !== edited) useView.setState({ edited: next })
}

/** Remembers that the person changed these files now; those that are not pages are ignored. */
export function noteEdited(files: readonly string[]): void {
  const time = Date.now()
  setEdited(edited => files.filter(isPage).reduce((all, file) => withEdited(all, file, time), edited))
}

/** A page that was edited has another path. */
export const renameEdited = (from: string, to: string): void =>
  setEdited(edited => edited.map(page => (page.file === from ? { ...page, file: to } : page)))
