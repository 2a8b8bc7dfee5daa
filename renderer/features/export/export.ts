import type { ExportOrder, ExportProgress, ExportReport } from '../../../shared/project/base/export.ts'
import { explain } from '../../host/link/explain.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { save } from '../../host/session/saving.ts'
import { projectNow } from '../../host/site/project.ts'
import type { Localized } from '../../messages/localize.ts'

interface Exporting {
  readonly isShown: boolean
  /** An export is under way. */
  readonly progress: ExportProgress | undefined
  /** What the last export wrote. */
  readonly report: ExportReport | undefined
  /** Why the last export failed. */
  readonly problem: Localized | undefined
  /** The last export was stopped. */
  readonly isStopped: boolean
}

const NOTHING = { progress: undefined, report: undefined, problem: undefined, isStopped: false }

/** The export of the site as files. */
export const useExporting = siteStore<Exporting>(
  () => ({ ...NOTHING, isShown: false }),
  (site, store) => {
    site.on('exporting', progress => store.getState().progress && store.setState({ progress }))
  },
)

/** Shows or hides the dialog. */
export const showExport = (site: Site, isShown: boolean): void =>
  useExporting.of(site).setState({ ...NOTHING, isShown })

/** Saves everything, then exports the site; `unsaved` says that something could not be saved. */
export async function exportSite(site: Site, order: ExportOrder, unsaved: Localized): Promise<void> {
  const { setState } = useExporting.of(site)
  setState({ ...NOTHING, progress: { step: 'reading', done: 0, total: 0 } })
  try {
    if (projectNow(site).dirty.length > 0) await save(site)
    if (projectNow(site).dirty.length > 0) {
      setState({ problem: unsaved })
      return
    }
    const report = await site.host.exportSite(order)
    setState({ report, isStopped: report === undefined })
  } catch (error) {
    setState({ problem: explain(error) })
  } finally {
    setState({ progress: undefined })
  }
}
