import { isAddress } from '../../../shared/config/divisions.ts'
import { readConfig } from '../../../shared/config/read.ts'
import { apiEntries } from '../../../shared/openapi/entries.ts'
import type { Files } from '../../../shared/project/files.ts'
import { CONFIG_FILE } from '../../../shared/project/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { fetchText } from './fetch-text.ts'
import { keepCopy } from './kept-copies.ts'

/** Downloads the API descriptions that docs.json names by their addresses; tells of each that is not to be had. */
export async function fetchApis(
  files: Pick<Files, 'readText'>,
  data: string,
  tell: (message: string) => void,
): Promise<void> {
  const { text } = await files.readText(CONFIG_FILE)
  const written = apiEntries(readConfig(text).value).map(entry => entry.written.trim())
  for (const address of new Set(written.filter(isAddress))) {
    try {
      keepCopy(data, address, await fetchText(address))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      tell(error.message)
    }
  }
}
