import type { Project } from '../project/project.ts'
import { apiRows } from './api.ts'
import { divisionRows } from './division.ts'
import { languageRows } from './language.ts'
import { pageRows } from './page.ts'
import type { previewRows } from './preview.ts'
import { projectRows } from './project.ts'
import { readingRows } from './reading.ts'
import { forward, type HandlersOf } from './row.ts'
import { searchRows } from './search.ts'

/** The handlers of the rows that a project answers by itself. */
type ProjectHandlers = HandlersOf<
  typeof projectRows &
    typeof pageRows &
    typeof searchRows &
    typeof readingRows &
    typeof apiRows &
    typeof divisionRows &
    typeof languageRows &
    typeof previewRows
>

/**
 * Returns the handlers of the rows that the open project answers. `project` throws if none is open;
 * `previewBase` returns the address below which its preview is served.
 */
export const projectHandlers = (project: () => Project, previewBase: () => string): ProjectHandlers => ({
  ...forward(projectRows, project),
  ...forward(pageRows, project),
  ...forward(searchRows, () => project().texts),
  ...forward(readingRows, () => project().reading),
  ...forward(apiRows, () => project().apis),
  ...forward(divisionRows, () => project().divisions),
  ...forward(languageRows, () => project().languages),
  compare: async input => {
    const { before, after } = await project().compare(input)
    return { before: previewBase() + before, after: previewBase() + after }
  },
  preview: async input => {
    const page = await project().preview(input)
    return { ...page, url: previewBase() + page.url }
  },
})
