import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { isLoopbackHost } from '../../../shared/text/loopback.ts'
import { errno } from '../disk/errors.ts'

/** Where a computer is, as seen from here. */
type Nearness = 'internet' | 'network' | 'computer'

/** An address that may be connected to. */
export interface Reachable {
  readonly address: string
  readonly family: 4 | 6
  readonly nearness: Nearness
}

type Net = readonly [net: string, bits: number]

function listOf(nets: readonly Net[]): BlockList {
  const result = new BlockList()
  for (const [net, bits] of nets) result.addSubnet(net, bits, isIP(net) === 6 ? 'ipv6' : 'ipv4')
  return result
}

const computer = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
])

const network = listOf([
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['fc00::', 7],
])

/** Never an API: metadata services of data centers, link-local and multicast addresses. */
const nowhere = listOf([
  ['0.0.0.0', 8],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['224.0.0.0', 3],
  ['fd00:ec2::', 32],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fe80::', 10],
  ['ff00::', 8],
])

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const old = listOf([['::', 96]])

/** Where the computer with an address is; `undefined` for addresses that are never connected to. */
export function nearnessOf(address: string): Nearness | undefined {
  if (isIn(nowhere, address)) return undefined
  if (isIn(computer, address)) return 'computer'
  if (isIn(network, address)) return 'network'
  return isIn(old, address) ? undefined : 'internet'
}

/**
 * Looks up a host. Refuses hosts that must never be contacted, by whatever name; with `not-found` if there is
 * no such host, `unavailable` if the lookup failed.
 */
export async function lookUp(host: string): Promise<Reachable> {
  const name = host.replace(/^\[|\]$/g, '')
  const found = await lookup(name).catch((error: unknown) => {
    const isUnknown = errno(error) === 'ENOTFOUND'
    throw new Refusal(
      isUnknown ? 'not-found' : 'unavailable',
      isUnknown ? message('network:noHost', { host }) : message('network:notLookedUp', { host }),
      message('network:online'),
    )
  })
  const nearness = nearnessOf(found.address)
  if (nearness === undefined) throw new Refusal('not-allowed', message('network:forbidden', { host }))
  return { address: found.address, family: found.family === 6 ? 6 : 4, nearness }
}

/** Looks up a host of the internet. Refuses hosts in the person's own network, by whatever name. */
export async function lookUpInternet(host: string): Promise<Reachable> {
  const found = await lookUp(host)
  if (!isLoopbackHost(host) && found.nearness !== 'internet') {
    throw new Refusal('not-allowed', message('network:notInternet', { host }))
  }
  return found
}
