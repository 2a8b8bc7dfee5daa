import { findProduct } from '../node/base/product.ts'
import { type LoopbackOptions, startLoopback } from '../node/open/loopback.ts'
import { AccessKeys } from '../node/server/keys.ts'
import type { LoopbackServer } from '../node/server/server.ts'

/** Who may come in, over all restarts of the host. */
export const newKeys = (): AccessKeys => new AccessKeys()

/** Starts the host on a folder, as `galley open` does. */
export async function startHost(folder: string, options: LoopbackOptions): Promise<LoopbackServer> {
  const server = await startLoopback(findProduct(), options)
  await server.host.prepare(folder)
  return server
}
