import { isAddress } from '../../../shared/config/divisions.ts'
import { readConfig } from '../../../shared/config/read.ts'
import { apiEntries } from '../../../shared/openapi/entries.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { fetchText } from './fetch-text.ts'
import { keepCopy } from './kept-copies.ts'

/** Downloads the API descriptions that docs.json, given as its text, names by their addresses; tells of each that is not to be had. */
export async function fetchApis(
  config: string,
  data: string,
  tell: (message: string) => void,
): Promise<void> {
  const written = apiEntries(readConfig(config).value).map(entry => entry.written.trim())
  for (const address of new Set(written.filter(isAddress))) {
    try {
      keepCopy(data, address, await fetchText(address))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      tell(error.message)
    }
  }
}
