import i18next from 'i18next'
import type { ProjectState, SaveReport } from '../../../shared/project/base/model.ts'
import { localize } from '../../messages/localize.ts'
import { notify } from '../base/notices.ts'
import { documentsOf } from '../documents/documents.ts'
import { explain } from '../link/explain.ts'
import { perSite } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'
import { useConfig } from '../site/config.ts'
import { projectNow, projectOf } from '../site/project.ts'
import { isSameMain } from '../view/split.ts'
import { useView } from '../view/view.ts'
import { reportMerged, unsaved, useSaving, writeFiles } from './saving.ts'

/** Milliseconds without a change before everything is saved. */
const AUTOSAVE_PAUSE = 1500

/** The unsaved files that may be saved without asking: none in conflict, and no settings that cannot be read. */
function savable(site: Site): readonly string[] {
  const { broken, reading } = useConfig.of(site).getState()
  const { conflicts, unreachable } = projectNow(site)
  if (unreachable || useSaving.of(site).getState().conflict !== undefined) return []
  const left = new Set([...conflicts.map(({ file }) => file), ...(broken ? reading.sources.files : [])])
  return unsaved(site).filter(file => !left.has(file))
}

/** Returns a function that saves what may be saved, and tells a failure once, until a save succeeds. */
export function createAutosave(site: Site): () => Promise<void> {
  let isTold = false
  const tell = (message: string, hint?: string) => {
    if (isTold) return
    isTold = true
    const t = i18next.getFixedT(null, 'shell')
    const said = t('autosave.failed', { message })
    notify(site.app, { kind: 'warning', message: said, ...(hint !== undefined && { hint }) })
  }
  const report = ({ conflicts, failed, merged = [] }: SaveReport) => {
    const [first] = failed
    const [conflict] = conflicts
    const t = i18next.getFixedT(null, 'shell')
    reportMerged(site, merged)
    if (first) tell(localize(first.message), first.hint && localize(first.hint))
    else if (conflict) tell(t('autosave.conflict', { file: conflict.file }))
    else isTold = false
  }
  return async () => {
    const files = savable(site)
    if (files.length === 0) return
    try {
      report(await writeFiles(site, files))
    } catch (error) {
      const { message, hint } = explain(error)
      tell(message, hint)
    }
  }
}

const autosaveOf = perSite(createAutosave)

/** Saves if the person chose to save on leaving a page or the window. */
export function saveOnLeaving(site: Site): void {
  if (useView.of(site).getState().autosave === 'leave') void autosaveOf(site)()
}

/** Saves by itself, as the person chose: after a pause, or on leaving a page or the window. */
export function startAutosave(site: Site): void {
  const view = useView.of(site)
  const run = autosaveOf(site)
  let timer: ReturnType<typeof setTimeout> | undefined
  let unfollow: readonly (() => void)[] = []
  const wait = () => {
    clearTimeout(timer)
    if (view.getState().autosave === 'pause') timer = setTimeout(() => void run(), AUTOSAVE_PAUSE)
  }
  const follow = ({ dirty }: ProjectState) => {
    for (const end of unfollow) end()
    unfollow = dirty.map(({ file }) => documentsOf(site).subscribe(file, wait))
    if (dirty.length > 0) wait()
  }
  follow(projectNow(site))
  projectOf(site).subscribe((project, before) => {
    if (project.dirty !== before.dirty) follow(project)
  })
  view.subscribe((now, before) => {
    if (now.autosave !== before.autosave) wait()
    if (!isSameMain(before.main, now.main)) saveOnLeaving(site)
  })
  site.onClose(() => {
    clearTimeout(timer)
    for (const end of unfollow) end()
  })
}
