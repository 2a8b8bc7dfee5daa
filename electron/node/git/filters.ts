import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type Repository, runIn } from './in-repository.ts'

/** What git says of a file that no filter changes. */
const NO_FILTER = new Set(['unspecified', 'unset', 'set'])

/**
 * Refuses to commit files that a program must change before, such as those that are encrypted or stored elsewhere:
 * Galley does not run it, and without it the commit would hold what should not be in it.
 */
export async function checkFilters(repository: Repository, files: readonly string[]): Promise<void> {
  const there = files.filter(file => existsSync(join(repository.folder, file)))
  const input = there.map(file => `${file}\0`).join('')
  const { out } = await runIn(repository, ['check-attr', '-z', '--stdin', 'filter'], { input })
  const fields = out.toString('utf8').split('\0')
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [file = '', , filter = ''] = fields.slice(at, at + 3)
    if (NO_FILTER.has(filter)) continue
    const reason = message('git:filtered', { file, filter })
    throw new Refusal('not-allowed', reason, message('git:ownProgramHint'))
  }
}
