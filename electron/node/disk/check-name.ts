import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageKey, message } from '../../../shared/messages/message.ts'
import { isSiteFile } from '../../../shared/project/files/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Root } from './confine.ts'
import { errno } from './errors.ts'

/** What the system says to a name that its disk cannot hold. */
const OBJECTIONS: Readonly<Record<string, MessageKey>> = {
  ENAMETOOLONG: 'disk:nameTooLong',
  EINVAL: 'disk:nameNotStored',
  EILSEQ: 'disk:nameNotStored',
}

function objection(file: string): MessageKey | undefined {
  try {
    lstatSync(file, { throwIfNoEntry: false })
    return undefined
  } catch (error) {
    return OBJECTIONS[errno(error) ?? '']
  }
}

/**
 * Refuses a path with a name that the disk cannot hold. The disk itself is asked, by looking the names up in the
 * folder where they would be: its limits are those of its own format.
 */
export function checkName(root: Root, path: string): void {
  if (!isSiteFile(path)) return
  const names = path.split('/')
  const wrong = names.map(name => objection(join(root.folder, name))).find(found => found !== undefined)
  const key = wrong ?? objection(join(root.folder, ...names))
  if (key) throw new Refusal('not-allowed', message(key, { path }), message('project:otherName'))
}
