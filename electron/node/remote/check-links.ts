import { setTimeout as pause } from 'node:timers/promises'
import type { LinkResult } from '../../../shared/check/base/link-result.ts'
import { message } from '../../../shared/messages/message.ts'
import type { LinkCheckProgress } from '../../../shared/project/base/events.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type CheckedLink, checkLink, type LinkNetwork } from './check-link.ts'

/** Hosts that are contacted in parallel; each gets one request at a time. */
const HOSTS = 6
/** Milliseconds between two requests to one host. */
const PAUSE = 200
/** Milliseconds that the check waits at most for a busy host. */
const LONGEST_WAIT = 30_000
const MOST = { perHost: 300, all: 5_000 }

/** How addresses are checked. */
interface LinkCheckOptions {
  readonly network: LinkNetwork
  /** Stops the check: the results so far are returned. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: LinkCheckProgress) => void
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

function byHost(addresses: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const address of addresses) {
    const host = hostOf(address)
    groups.set(host, [...(groups.get(host) ?? []), address])
  }
  return [...groups.values()].map(group => group.slice(0, MOST.perHost))
}

async function checkTwice(
  address: string,
  { network, signal }: LinkCheckOptions,
): Promise<CheckedLink | undefined> {
  const results = await checkLink(address, network, signal)
  if (results.wait === undefined) return results
  if (results.wait > LONGEST_WAIT) return undefined
  await pause(results.wait, undefined, { signal })
  return checkLink(address, network, signal)
}

/**
 * Checks external addresses, few hosts at once and each with one request at a time. Returns the results;
 * missing addresses were not checked. Refuses with `unavailable` if nobody answers at all.
 */
export async function checkLinks(
  addresses: readonly string[],
  asking: LinkCheckOptions,
): Promise<ReadonlyMap<string, LinkResult>> {
  const hosts = [...byHost(addresses.slice(0, MOST.all))]
  const total = hosts.reduce((sum, group) => sum + group.length, 0)
  const answers = new Map<string, LinkResult>()
  let done = 0
  let isOnline = false
  let isLost = false
  const askHost = async (group: readonly string[]) => {
    for (const [index, address] of group.entries()) {
      if (index > 0) await pause(PAUSE, undefined, { signal: asking.signal })
      const results = await checkTwice(address, asking)
      // It wants a long pause: its other addresses are skipped too.
      if (results === undefined) break
      answers.set(address, results.result)
      isOnline ||= results.isOnline
      isLost ||= results.isLost === true
      asking.onProgress({ done: ++done, total })
    }
  }
  const work = async () => {
    for (let group = hosts.shift(); group; group = hosts.shift()) await askHost(group)
  }
  const ends = await Promise.allSettled(Array.from({ length: HOSTS }, work))
  const failed = ends.find(end => end.status === 'rejected')
  if (failed && !asking.signal.aborted) throw failed.reason
  const isSilent = !isOnline && (isLost || [...answers.values()].some(({ state }) => state === 'gone'))
  if (isSilent && answers.size > 1 && !asking.signal.aborted)
    throw new Refusal('unavailable', message('network:allSilent'), message('network:online'))
  return answers
}
