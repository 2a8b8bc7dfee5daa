import { message } from '../../messages/message.ts'
import { CALLOUT_NAMES } from '../../page/tags/callout-names.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { lostStyles } from '../../site/base/style.ts'
import { descriptions } from '../../site/components/descriptions.ts'
import { componentNamed } from '../../site/components/registry.ts'
import { textKind } from '../../site/components/text-attributes.ts'
import { DROPPED } from '../../site/nodes/allowed.ts'
import { cutClasses, lostClasses } from '../../site/nodes/classes.ts'
import type { Fix } from '../../text/problem.ts'
import { attributeLocation, type FoundNode, locationOfTag, textOfAttribute } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { tagsOfPage } from '../base/tags.ts'
import { movedIds } from '../rules/moved.ts'

/** Finds the classes, styles, elements and handlers that Galley drops from the tags of a page. */
export function checkPageLooks(check: PageCheck): void {
  if (!movedIds.some(rule => check.isOn(rule))) return
  for (const [node, index] of tagsOfPage(check.page)) {
    const found = { node, index, parents: [] }
    if (isDropped(node)) {
      check.add('moved/element', locationOfTag(check.page, found), {
        message: message('checks:moved.element', { name: node.name }),
        hint: message(hintOf(node.name)),
      })
      continue
    }
    checkClasses(check, found)
    checkStyles(check, found)
    checkAttributes(check, found)
  }
}

const isDropped = ({ name }: TagNode): boolean => name === name.toLowerCase() && DROPPED.has(name)

const hintOf = (name: string) =>
  name === 'style'
    ? 'checks:moved.elementStyle'
    : name === 'script'
      ? 'checks:moved.elementScript'
      : 'checks:moved.elementHint'

/** Components draw themselves: they take no classes. */
const takesNone = ({ name }: TagNode): boolean => componentNamed(name) !== undefined

function checkClasses(check: PageCheck, found: FoundNode<TagNode>): void {
  const { node } = found
  const attribute = Object.hasOwn(node.attributes, 'className') ? 'className' : 'class'
  const written = textOfAttribute(node, attribute)
  if (written === undefined) return
  const { utilities, site } = check.context
  const lost = takesNone(node)
    ? written.split(/\s+/).filter(Boolean)
    : lostClasses(written, { utilities, sheetClasses: site.sheetClasses })
  const place = attributeLocation(check.page, found, attribute)
  const plain = place && plainAttribute(check.page.chunking.text, place.offset)
  const at = place ?? locationOfTag(check.page, found)
  const cut = takesNone(node) ? [] : cutClasses(written, utilities, site.routes.files)
  for (const { name, leftOut } of cut) {
    const parts = leftOut.map(({ source }) => source)
    check.add('moved/class', plain ? { ...at, length: plain.source.length } : at, {
      message: message('checks:moved.classCut', { name, parts, tag: node.name }),
      hint: message('checks:moved.classCutHint'),
    })
  }
  if (lost.length === 0) return
  check.add('moved/class', plain ? { ...at, length: plain.source.length } : at, {
    message: message('checks:moved.class', { classes: lost, count: lost.length, tag: node.name }),
    hint: message(takesNone(node) ? 'checks:moved.classOfComponent' : 'checks:moved.classHint'),
    fix: plain && withoutClasses(plain, lost),
  })
}

/** An attribute with a plain text between quotation marks. */
interface PlainAttribute {
  readonly offset: number
  readonly source: string
  readonly value: string
  /** How many white spaces precede it. */
  readonly spaces: number
}

/** Reads the attribute that starts at `offset`; undefined if its value is written with braces or character references. */
function plainAttribute(text: string, offset: number): PlainAttribute | undefined {
  const match = /^\w+=(?:"([^"{}&]*)"|'([^'{}&]*)')/.exec(text.slice(offset, offset + LONGEST))
  if (match === null) return undefined
  const spaces = /\s*$/.exec(text.slice(Math.max(0, offset - LONGEST), offset))?.[0].length ?? 0
  return { offset, source: match[0], value: match[1] ?? match[2] ?? '', spaces }
}

/** No person writes a longer attribute. */
const LONGEST = 2000

function withoutClasses({ offset, source, value, spaces }: PlainAttribute, lost: readonly string[]): Fix {
  const kept = value.split(/\s+/).filter(each => each !== '' && !lost.includes(each))
  const label = message('checks:moved.classFix', { count: lost.length })
  if (kept.length === 0) {
    return { label, edits: [{ offset: offset - spaces, length: source.length + spaces, text: '' }] }
  }
  const start = offset + source.length - 1 - value.length
  return { label, edits: [{ offset: start, length: value.length, text: kept.join(' ') }] }
}

function checkStyles(check: PageCheck, found: FoundNode<TagNode>): void {
  const { node } = found
  const lost = lostStyles(node.attributes.style)
  if (lost.length === 0) return
  check.add(
    'moved/style',
    attributeLocation(check.page, found, 'style') ?? locationOfTag(check.page, found),
    {
      message: message('checks:moved.style', { properties: lost, count: lost.length, tag: node.name }),
      hint: message('checks:moved.styleHint'),
    },
  )
}

/** Attributes of every tag: written for another tool, or with a rule of their own. */
const COMMON = /^(?:class|className|style|id|key|ref|lang|dir|title|role|slot|children|(?:data|aria)-.*)$/

/** Attributes that are drawn, though no form offers them. */
const ALSO_DRAWN: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...CALLOUT_NAMES.map(name => [name, ['color']] as const),
  ['Update', ['rss']],
  ['CodeBlock', ['title']],
  // A formula between dollar signs is this tag.
  ['Latex', ['display']],
])

function isDrawn(tag: string, name: string): boolean {
  const known = descriptions.get(tag)?.attributes
  if (known === undefined || Object.hasOwn(known, name) || textKind(tag, name) !== undefined) return true
  return ALSO_DRAWN.get(tag)?.includes(name) ?? false
}

function checkAttributes(check: PageCheck, found: FoundNode<TagNode>): void {
  const { name: tag, attributes } = found.node
  for (const name of Object.keys(attributes)) {
    const at = () => attributeLocation(check.page, found, name) ?? locationOfTag(check.page, found)
    if (/^on[A-Z]/.test(name) || /^on[a-z]+$/.test(name)) {
      check.add('moved/handler', at(), {
        message: message('checks:moved.handler', { name, tag }),
        hint: message('checks:moved.handlerHint'),
      })
    } else if (!isDrawn(tag, name) && !COMMON.test(name)) {
      check.add('moved/attribute', at(), {
        message: message('checks:moved.attribute', { name, tag }),
        hint: message('checks:moved.attributeHint'),
      })
    }
  }
}
