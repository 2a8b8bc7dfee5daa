import { message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import { valueAt } from '../json/value-at.ts'
import { afterEmptying } from './emptied.ts'
import { noEntry } from './slot.ts'
import { topmost } from './topmost.ts'
import { refused, Sequence, type TreeEdit } from './tree-edit.ts'

/** Removes entries from the navigation, with everything in them. Files stay. */
export function removeEntries(config: unknown, entries: readonly JsonPath[]): TreeEdit {
  const missing = entries.find(entry => valueAt(config, entry) === undefined)
  if (missing) return refused(noEntry(missing))
  const sequence = new Sequence(config)
  for (const path of topmost(entries).toReversed()) {
    sequence.make([{ kind: 'remove', path }])
    if (path.at(-1) !== 'root') sequence.make(afterEmptying(sequence.config, path.slice(0, -1)))
  }
  return sequence.result(message('tree:notListed'))
}
