import { nearest } from '../../config/read/nearest.ts'
import { message } from '../../messages/message.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { descriptions } from '../../site/components/descriptions.ts'
import { componentNamed } from '../../site/components/registry.ts'
import { eolOf, lineStart } from '../../text/lines.ts'
import {
  attributeLocation,
  type FoundNode,
  hasAttribute,
  locationIn,
  locationOfTag,
  nodesOf,
  textOfAttribute,
} from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'

/** Checks that components are inside the right parents, have known attributes, and have unique ids. */
export function checkPageStructure(check: PageCheck): void {
  const { tags } = nodesOf(check.page)
  const isTorn = check.page.problems.some(({ code }) => code === 'page/unclosed-tag')
  for (const found of tags) {
    if (!isTorn) checkParent(check, found)
    checkAttributes(check, found)
  }
  checkIds(check, tags)
  checkExamples(check, tags)
  checkFrames(check)
}

/** Parents in which an image needs no frame. */
const UNFRAMED: ReadonlySet<string> = new Set([
  'Frame',
  'Card',
  'Tile',
  'table',
  'a',
  'li',
  'picture',
  'figure',
])

/** Only images on their own; those in a line of text are part of it. */
function checkFrames(check: PageCheck): void {
  const { page } = check
  const isAtHome = (parents: FoundNode['parents']) =>
    parents.some(node => UNFRAMED.has(node.name) || isUnknown(node))
  const { tags, elements } = nodesOf(page)
  for (const found of tags) {
    const isOrnament = textOfAttribute(found.node, 'alt') === ''
    if (found.node.name !== 'img' || found.node.inline || isOrnament || isAtHome(found.parents)) continue
    reportUnframed(check, locationIn(page, found.index, found.node.range))
  }
  for (const { node, parents, index } of elements) {
    const isPicture = node.children.every(child => child.kind === 'element' && child.name === 'img')
    if (node.name !== 'p' || !node.range || node.children.length !== 1 || !isPicture || isAtHome(parents))
      continue
    reportUnframed(check, locationIn(page, index, node.range))
  }
}

/** Only images on a line of their own get a fix. */
function reportUnframed(check: PageCheck, location: PageLocation): void {
  const { text } = check.page.chunking
  const { offset, length } = location
  const from = lineStart(text, offset)
  const indent = text.slice(from, offset)
  const source = text.slice(offset, offset + length)
  const isAlone =
    /^[ \t]*$/.test(indent) && /^(?:\r?\n|$)/.test(text.slice(offset + length, offset + length + 2))
  const end = eolOf(text)
  const isPlain = isAlone && !source.includes('\n')
  check.add('page/no-frame', location, {
    message: message('checks:structure.noFrame'),
    hint: message('checks:structure.noFrameHint'),
    fix: isPlain
      ? {
          label: message('checks:structure.noFrameFix'),
          safe: true,
          edits: [
            { offset, length, text: ['<Frame>', `${indent}  ${source}`, `${indent}</Frame>`].join(end) },
          ],
        }
      : undefined,
  })
}

/** The content of an imported component is not known. */
const isUnknown = (node: FoundNode['parents'][number]): boolean =>
  node.kind === 'tag' && /^[A-Z]/.test(node.name) && componentNamed(node.name) === undefined

function checkParent(check: PageCheck, found: FoundNode<TagNode>): void {
  const { node, parents } = found
  const within = descriptions.get(node.name)?.within
  const around = parents.filter(({ kind }) => kind === 'tag').map(({ name }) => name)
  if (within === undefined || within.some(name => around.includes(name)) || parents.some(isUnknown)) return
  if (node.name === 'Column') return
  check.add('page/misplaced-tag', locationOfTag(check.page, found), {
    message: message('checks:structure.alone', { name: node.name }),
    hint: message('checks:structure.parent', { parents: within.map(name => `<${name}>`) }),
  })
}

/** Only near misses of a known attribute: other names may mean something to another tool. */
function checkAttributes(check: PageCheck, found: FoundNode<TagNode>): void {
  const known = descriptions.get(found.node.name)?.attributes
  if (known === undefined) return
  const names = Object.keys(known)
  for (const name of Object.keys(found.node.attributes)) {
    if (Object.hasOwn(known, name) || name.length < 3) continue
    const near = nearest(name, names)
    if (near === undefined || hasAttribute(found.node, near)) continue
    const place = attributeLocation(check.page, found, name)
    check.add('page/unknown-attribute', place ?? locationOfTag(check.page, found), {
      message: message('checks:structure.attribute', { tag: found.node.name, name }),
      hint: message('common:didYouMean', { near }),
      fix: place && {
        label: message('common:changeTo', { text: near }),
        edits: [{ offset: place.offset, length: place.length, text: near }],
        ...(near.toLowerCase() === name.toLowerCase() && { safe: true }),
      },
    })
  }
}

function checkIds(check: PageCheck, tags: readonly FoundNode<TagNode>[]): void {
  const seen = new Set<string>()
  for (const found of tags) {
    const id = textOfAttribute(found.node, 'id')
    if (id === undefined || id === '') continue
    if (seen.has(id)) {
      check.add('page/duplicate-id', locationOfTag(check.page, found), {
        message: message('checks:structure.sameId', { id }),
        hint: message('checks:structure.sameIdHint'),
      })
    }
    seen.add(id)
  }
}

/** The locations of request parameters: other fields describe other things. */
const SENT = ['query', 'path', 'header', 'body']

function checkExamples(check: PageCheck, tags: readonly FoundNode<TagNode>[]): void {
  const { openapi, api } = check.page.frontmatter
  const isEndpoint =
    openapi !== undefined ||
    api !== undefined ||
    tags.some(({ node }) => node.name === 'ParamField' && SENT.some(location => hasAttribute(node, location)))
  const request = isEndpoint && tags.find(({ node }) => node.name === 'RequestExample')
  if (!request || tags.some(({ node }) => node.name === 'ResponseExample')) return
  check.add('page/no-response-example', locationOfTag(check.page, request), {
    message: message('checks:structure.noResponse'),
    hint: message('checks:structure.noResponseHint'),
  })
}
