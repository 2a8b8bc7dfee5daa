import { message } from '../../messages/message.ts'
import type { TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { indentAt } from '../json/lines.ts'
import { type JsonNode, propertyOf } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import type { UnwrapChange, WrapChange } from './changes.ts'
import { blockComment } from './fragment.ts'
import { inKeyOrder } from './key-order.ts'
import { layoutOf, type Member } from './layout.ts'
import { checkNewKey, memberAt, named } from './located.ts'
import { reindentLines } from './reindent.ts'
import { type Style, styleOf } from './style.ts'
import { itemKey, writeProperty } from './write.ts'

/** A key with its value, in its object. */
interface Property {
  readonly parent: JsonNode
  readonly member: Member
  readonly style: Style
}

function propertyAt(text: string, path: JsonPath): Property {
  const root = readableRoot(text)
  const place = memberAt(root, path)
  const member =
    place?.parent.type === 'object' ? layoutOf(text, place.parent).members[place.index] : undefined
  if (!place || !member) throw new Refusal('not-found', message('config:edit.noKey', { path: named(path) }))
  return { parent: place.parent, member, style: styleOf(text, root) }
}

/** Renames what the file has of a key besides the member that counts, so that it does not count afterwards. */
function renamedDuplicates({ parent, member }: Property, own: string, key: string): TextEdits {
  const others = (parent.children ?? []).filter(property => property !== member.node)
  return others.flatMap(({ children: [name] = [] }) =>
    name?.value === own && key !== own
      ? [{ offset: name.offset, length: name.length, text: JSON.stringify(key) }]
      : [],
  )
}

/**
 * Returns the edits that put a key with its value into the only item of a new list. Its text stays; its lines get the
 * indentation of their new depth.
 */
export function wrapMember(text: string, { path, key, members }: WrapChange): TextEdits {
  const property = propertyAt(text, path)
  const { parent, member, style } = property
  const own = String(path.at(-1))
  if (key !== own) checkNewKey(parent, key)
  const duplicates = renamedDuplicates(property, own, key)
  const entries = inKeyOrder([...Object.entries(members), [own, undefined]], itemKey(key), style)
  const position = entries.findIndex(([name]) => name === own)
  const outer = indentAt(text, member.start)
  const [item, inner] = [outer + style.unit, outer + style.unit + style.unit]
  const form = member.ownLine ? 'custom' : 'one-line'
  const written = entries.map(([name, value]) =>
    writeProperty(name, value, style, { indent: inner, form, key: name }),
  )
  const [before, after] = [written.slice(0, position), written.slice(position + 1)]
  const name = JSON.stringify(key) + style.colon
  if (!member.ownLine) {
    const open = `${name}[{${style.padding}${before.map(one => `${one},${style.gap}`).join('')}`
    const close = `${after.map(one => `,${style.gap}${one}`).join('')}${style.padding}}]`
    return [
      ...duplicates,
      { offset: member.start, length: 0, text: open },
      { offset: member.end, length: 0, text: close },
    ]
  }
  const { eol } = style
  const comma = style.trailingComma ? ',' : ''
  const line = eol + inner
  const open = `${name}[${eol}${item}{${line}${before.map(one => `${one},${line}`).join('')}`
  const rest = after.map(one => `,${line}${one}`).join('')
  return [
    ...duplicates,
    { offset: member.start, length: 0, text: open },
    ...reindentLines(text, { start: member.start, end: member.end }, { from: outer, to: inner }),
    { offset: member.end, length: 0, text: `${rest}${comma}${eol}${item}}${comma}${eol}${outer}]` },
  ]
}

/** Returns the edits that replace a list and its only item by one key of that item, with its text and comments. */
export function unwrapMember(text: string, { path, key }: UnwrapChange): TextEdits {
  const whole = propertyAt(text, path)
  const { parent, member } = whole
  const list = member.node.children?.[1]
  const item = list?.type === 'array' && list.children?.length === 1 ? list.children[0] : undefined
  const property = item && propertyOf(item, key)
  const inside = item && property && layoutOf(text, item).members.find(({ node }) => node === property)
  if (!inside) throw new Refusal('bad-request', message('config:edit.noWrapper', { path: named(path), key }))
  if (key !== path.at(-1)) checkNewKey(parent, key)
  const comments = inside.trailing.map(({ start, end }) => ` ${blockComment(text.slice(start, end))}`)
  const [from, to] = [indentAt(text, inside.start), indentAt(text, member.start)]
  return [
    ...renamedDuplicates(whole, String(path.at(-1)), key),
    { offset: member.node.offset, length: inside.start - member.node.offset, text: '' },
    ...reindentLines(text, { start: inside.start, end: inside.end }, { from, to }),
    { offset: inside.end, length: member.end - inside.end, text: comments.join('') },
  ]
}
