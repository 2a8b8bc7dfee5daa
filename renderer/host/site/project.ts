import type { StoreApi } from 'zustand'
import type { ProjectState } from '../../../shared/project/base/model.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

/** What a component shows of the project. */
export const useProjectState = siteStore<ProjectState>(
  site => site.opened,
  (site, store) => {
    site.on('state', project => store.setState(project, true))
  },
)

/** The project of the site: what is unsaved, what can be undone, and how much of it was read. */
export const useProject = (): ProjectState => useProjectState(project => project)

/** The project as a store, for whoever follows it. */
export const projectOf = (site: Site): StoreApi<ProjectState> => useProjectState.of(site)

/** The project now. */
export const projectNow = (site: Site): ProjectState => projectOf(site).getState()
