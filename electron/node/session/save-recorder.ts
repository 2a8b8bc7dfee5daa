import { message } from '../../../shared/messages/message.ts'
import type { SaveJournal } from '../../../shared/project/saving/save-journal.ts'
import { refusalOf } from '../disk/errors.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { recordSave } from '../drafts/save-records.ts'

/** What recording saves needs. */
interface RecorderParts {
  /** Galley's data folder. */
  readonly data: string
  /** The folder of the repository. */
  readonly root: string
  /** The name of the session's mark. */
  readonly session: string
  readonly drafts: DraftStore
  /** An earlier record covers what is saved now. */
  readonly isCovered: () => boolean
  /** Gets why something could not be recorded. */
  readonly failed: (error: unknown) => void
}

/**
 * Returns the journal of a session's saves. Unsaved work is stored first, so that nothing of it depends on the
 * save. A save is made even if it cannot be recorded, which `failed` is told: a full data folder must not keep
 * a person from saving.
 */
export function saveRecorder({ drafts, isCovered, failed, ...place }: RecorderParts): SaveJournal {
  const report = (error: unknown) => failed(refusalOf(error, message('disk:names.saveRecord'), 'save'))
  return {
    begin: async files => {
      if (isCovered()) return async () => undefined
      await drafts.written()
      try {
        const remove = await recordSave(place, files)
        return () => remove().catch(report)
      } catch (error) {
        report(error)
        return async () => undefined
      }
    },
  }
}
