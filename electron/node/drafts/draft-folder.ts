import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { idOfFolder } from '../base/data-folders.ts'

/** The folder in Galley's data folder in which the unsaved work on one repository is stored. */
export const draftFolder = (data: string, root: string): string => join(data, 'drafts', idOfFolder(root))

/** How the name of a draft's file ends. */
export const DRAFT_ENDING = '.draft'

/** The name of the file that stores the draft of `file`. */
export const draftName = (file: string): string =>
  `${createHash('sha256').update(file).digest('hex').slice(0, 32)}${DRAFT_ENDING}`
