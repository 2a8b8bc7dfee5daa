import type { FileReference } from '../../../shared/project/moving/model.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documentsOf } from '../../host/documents/documents.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

interface PageReferences {
  /** The page whose references are shown. */
  readonly file: string | undefined
  /** `undefined` while they are loading. */
  readonly references: readonly FileReference[] | undefined
}

/** The references to a page, while they are shown. */
export const usePageReferences = siteStore<PageReferences>(() => ({ file: undefined, references: undefined }))

/** Finds all references to a page, and shows them. */
export async function showReferences(site: Site, file: string): Promise<void> {
  usePageReferences.of(site).setState({ file, references: undefined })
  try {
    await documentsOf(site).settled()
    const places = await site.host.referencesTo({ files: [file] })
    if (usePageReferences.of(site).getState().file === file)
      usePageReferences.of(site).setState({ references: places })
  } catch (error) {
    hideReferences(site)
    notifyError(site.app, error)
  }
}

/** Closes the list. */
export const hideReferences = (site: Site): void =>
  usePageReferences.of(site).setState({ file: undefined, references: undefined })
