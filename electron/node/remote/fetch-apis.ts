import { isAddress } from '../../../shared/config/navigation/address.ts'
import { readConfigWithin } from '../../../shared/config/read/bounded.ts'
import type { ConfigReading } from '../../../shared/config/read/read.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { ApiEntry } from '../../../shared/openapi/apis.ts'
import { apiEntries } from '../../../shared/openapi/entries.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { boundedByTime, MOST_TIME } from '../base/bounded-by-time.ts'
import type { ApiCopies } from '../disk/api-copies.ts'
import { fetchText } from './fetch-text.ts'

/** How many addresses of one repository are downloaded, and how many bytes in total. */
const MOST = { addresses: 50, bytes: 200_000_000 }

/** How downloading is followed and stopped. */
interface DownloadOptions {
  /** Gets a message for each address that could not be downloaded. */
  readonly warn: (message: Message) => void
  readonly signal?: AbortSignal
}

/**
 * Downloads the API descriptions that docs.json, given as its text, names by address: at most 50, and 200 MB
 * in total. Deletes copies of addresses that it no longer names. Refuses with `unavailable` if stopped.
 */
export async function fetchApis(
  config: string,
  copies: ApiCopies,
  { warn, signal }: DownloadOptions,
): Promise<void> {
  let entries: readonly ApiEntry[] = []
  const list = ({ value }: ConfigReading) => {
    entries = apiEntries(value)
  }
  const { state } = readConfigWithin(boundedByTime(MOST_TIME.editor), config, () => undefined, list)
  if (state === 'broken') return
  const written = entries.map(entry => entry.written.trim())
  const named = [...new Set(written.filter(isAddress))]
  const addresses = named.slice(0, MOST.addresses)
  copies.removeOthers(addresses)
  let room = MOST.bytes
  for (const address of addresses) {
    try {
      const text = await fetchText(address, { ...(signal && { signal }), largest: room })
      room -= Buffer.byteLength(text)
      copies.store(address, text)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (signal?.aborted) throw stopped()
      warn(error.failure.message)
    }
  }
  if (addresses.length < named.length)
    warn(message('network:tooManyAddresses', { limit: MOST.addresses, named: named.length }))
}

const stopped = () => new Refusal('unavailable', message('network:stopped'), message('network:stoppedHint'))
