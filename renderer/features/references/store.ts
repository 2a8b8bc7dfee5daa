import { create } from 'zustand'
import type { FileReference } from '../../../shared/project/moving/model.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documents } from '../../host/documents/documents.ts'
import { host } from '../../host/link/host.ts'

interface Uses {
  /** The page whose links are shown. */
  readonly file: string | undefined
  /** `undefined` while they are sought. */
  readonly places: readonly FileReference[] | undefined
}

/** What leads to a page, while someone asks for it. */
export const useUses = create<Uses>(() => ({ file: undefined, places: undefined }))

/** Looks for everything that leads to a page, and shows it. */
export async function showUses(file: string): Promise<void> {
  useUses.setState({ file, places: undefined })
  try {
    await documents.settled()
    const places = await host.referencesTo({ files: [file] })
    if (useUses.getState().file === file) useUses.setState({ places })
  } catch (error) {
    hideUses()
    notifyError(error)
  }
}

/** Closes the list. */
export const hideUses = (): void => useUses.setState({ file: undefined, places: undefined })
