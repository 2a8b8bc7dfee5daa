import type { Document } from '../../../shared/project/base/model.ts'
import type { Host } from '../../../shared/rpc/contract.ts'
import { Refusal } from '../../../shared/text/failure.ts'

type Reader = Pick<Host, 'read'>

/** The host's text of a file; `undefined` if it has none. */
async function ask(host: Reader, file: string): Promise<Document | undefined> {
  try {
    return await host.read({ file })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Returns the host's versions of files if it already has the texts after a step, in versions newer than those known here. */
export async function confirmedVersions(
  host: Reader,
  texts: ReadonlyMap<string, string | undefined>,
  known: (file: string) => number,
): Promise<Readonly<Record<string, number>> | undefined> {
  const versions: [string, number][] = []
  for (const [file, text] of texts) {
    const now = await ask(host, file)
    if (now?.text !== text || (now !== undefined && now.version <= known(file))) return undefined
    if (now) versions.push([file, now.version])
  }
  return Object.fromEntries(versions)
}
