import type { FileReference } from '../../../shared/project/moving/model.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documentsOf } from '../../host/documents/documents.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

interface Uses {
  /** The page whose links are shown. */
  readonly file: string | undefined
  /** `undefined` while they are sought. */
  readonly places: readonly FileReference[] | undefined
}

/** What leads to a page, while someone asks for it. */
export const useUses = siteStore<Uses>(() => ({ file: undefined, places: undefined }))

/** Looks for everything that leads to a page, and shows it. */
export async function showUses(site: Site, file: string): Promise<void> {
  useUses.of(site).setState({ file, places: undefined })
  try {
    await documentsOf(site).settled()
    const places = await site.host.referencesTo({ files: [file] })
    if (useUses.of(site).getState().file === file) useUses.of(site).setState({ places })
  } catch (error) {
    hideUses(site)
    notifyError(site.app, error)
  }
}

/** Closes the list. */
export const hideUses = (site: Site): void =>
  useUses.of(site).setState({ file: undefined, places: undefined })
