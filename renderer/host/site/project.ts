import type { StoreApi } from 'zustand'
import type { ProjectState } from '../../../shared/project/base/model.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

/** The project state, for components. */
export const useProjectState = siteStore<ProjectState>(
  site => site.opened,
  (site, store) => {
    site.on('state', project => store.setState(project, true))
  },
)

/** The project of the site: its unsaved files, its next undo and how much of it is read. */
export const useProject = (): ProjectState => useProjectState(project => project)

/** The project as a store, for subscribers. */
export const projectOf = (site: Site): StoreApi<ProjectState> => useProjectState.of(site)

/** The current project state. */
export const projectNow = (site: Site): ProjectState => projectOf(site).getState()
