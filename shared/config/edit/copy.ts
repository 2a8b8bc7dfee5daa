import { message } from '../../messages/message.ts'
import type { TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { toValue } from '../json/parse.ts'
import { readableRoot } from '../json/root.ts'
import type { CopyChange } from './changes.ts'
import { fragmentOfMember } from './fragment.ts'
import { insertFragment } from './insert.ts'
import { layoutOf } from './layout.ts'
import { checkIndex, listAt, memberAt, named } from './located.ts'
import { styleOf } from './style.ts'

/** Returns the edits that copy an item of a list, with its text and comments. */
export function copyItem(text: string, { path, list, to }: CopyChange): TextEdits {
  const root = readableRoot(text)
  const place = memberAt(root, path)
  const member =
    place?.parent.type === 'array' ? layoutOf(text, place.parent).members[place.index] : undefined
  if (!member) throw new Refusal('not-found', message('config:edit.nothingToCopy', { path: named(path) }))
  const target = listAt(root, list)
  checkIndex(target, to, list)
  const fragment = fragmentOfMember(text, member, toValue(member.node))
  return insertFragment(text, layoutOf(text, target), to, { fragment, style: styleOf(text, root) })
}
