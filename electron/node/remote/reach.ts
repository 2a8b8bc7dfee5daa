import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { Refusal } from '../../../shared/text/failure.ts'

/** An address of the internet that may be connected to. */
export interface Reachable {
  readonly address: string
  readonly family: 4 | 6
}

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6')
}

/** Whether an address of a computer lies in a network that is not the internet: this computer, an office, a home. */
export const isInside = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether a host is, by its name, this very computer. */
export const isThisComputer = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)

/** Finds where a host is. Refuses hosts inside the person's own network, by whatever name. */
export async function reach(host: string): Promise<Reachable> {
  const name = host.replace(/^\[|\]$/g, '')
  const found = await lookup(name).catch(() => undefined) // told below
  if (!found) throw new Refusal('unavailable', `“${host}” cannot be found.`, 'Look whether you are online.')
  if (!isThisComputer(host) && isInside(found.address)) {
    throw new Refusal('not-allowed', `“${host}” is no computer of the internet.`)
  }
  return { address: found.address, family: found.family === 6 ? 6 : 4 }
}
