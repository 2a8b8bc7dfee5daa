import type { Project } from '../../../shared/project/project.ts'
import type { ShareDesk } from '../share/folder.ts'

/** The open project as sharing sees it. */
export const deskOf = (project: Project): ShareDesk => ({
  drafts: () => project.recovery.drafts(),
  follow: files => project.compareWithDisk(files),
  keep: (drafts, label) => project.recovery.bringBack(drafts, label),
  undecided: () => project.state().conflicts.map(({ file }) => file),
})
