import { message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { pagePath } from '../navigation/page-path.ts'
import { isNewer } from '../schema/form.ts'
import { entryKindAt } from './kinds.ts'
import { otherLanguageOf } from './mentions.ts'
import { nameProblem } from './new-entry.ts'
import { noEntry } from './slot.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree-edit.ts'

/**
 * Lets a page open from the name of a group, or none. The page leaves the group's list; the one before it becomes the
 * first of that list again.
 */
export function setGroupPage(config: unknown, group: JsonPath, page: string | undefined): TreeEdit {
  const kind = entryKindAt(config, group)
  if (kind === undefined) return refused(noEntry(group))
  if (!isNewer(config)) return refused(message('tree:olderRoot'))
  if (kind !== 'group') return refused(message('tree:groupsOnly'))
  const problem = page === undefined ? undefined : nameProblem('page', page)
  if (problem) return refused(problem)
  const language = page === undefined ? undefined : otherLanguageOf(config, page, group)
  if (page !== undefined && language !== undefined)
    return refused(message('tree:otherLanguage', { page: pagePath(page), language }))
  const old = valueAt(config, [...group, 'root'])
  const isSame =
    page === undefined ? old === undefined : typeof old === 'string' && pagePath(old) === pagePath(page)
  return isSame ? unchanged(message('tree:sameValue')) : edited(changesOf(config, group, page), [group])
}

function changesOf(config: unknown, group: JsonPath, page: string | undefined): readonly Change[] {
  const [root, list] = [
    [...group, 'root'],
    [...group, 'pages'],
  ]
  const pages = valueAt(config, list)
  const items = isList(pages) ? pages : []
  const index = items.findIndex(
    item => page !== undefined && typeof item === 'string' && pagePath(item) === pagePath(page),
  )
  const old = valueAt(config, root)
  const isBack = typeof old === 'string' && !items.includes(old)
  const back: readonly Change[] = isBack ? [{ kind: 'insert', path: list, index: 0, value: old }] : []
  if (page === undefined) return [{ kind: 'remove', path: root }, ...back]
  const out: readonly Change[] = index < 0 ? [] : [{ kind: 'remove', path: [...list, index] }]
  return [...out, ...back, { kind: 'set', path: root, value: index < 0 ? page : items[index] }]
}
