import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { message } from '../../../shared/messages/message.ts'
import { isUnfinished } from '../../../shared/project/saving/save-journal.ts'
import { dataFolders } from '../base/data-folders.ts'
import { inWords } from '../base/words.ts'
import { storedSaves } from '../drafts/save-records.ts'
import { OpenFolders } from '../session/open-folders.ts'
import type { Io } from './io.ts'
import { printable } from './printable.ts'
import type { Repository } from './repository.ts'

/** Downloads the API descriptions that docs.json names by address, and reports those that could not be downloaded. */
export async function download({ files }: Repository, io: Io): Promise<void> {
  const { fetchApis } = await import('../remote/fetch-apis.ts')
  const { text } = await files.readText(CONFIG_FILE)
  await fetchApis(text, files.copies, { warn: text => io.err(printable(inWords(text))) })
}

/** Says that a save in the editor was cut short, if one was: what is read may be half of a change. */
export async function reportUnfinishedSave({ folder, files }: Repository, io: Io): Promise<void> {
  const { data } = dataFolders()
  const openFolders = new OpenFolders(data)
  for (const save of storedSaves(data, files.folder, name => openFolders.isOver(folder, name))) {
    const standings = await Promise.all(save.files.map(saved => files.standing(saved)))
    if (isUnfinished(standings)) io.err(inWords(message('cli:unfinishedSave')))
  }
}
