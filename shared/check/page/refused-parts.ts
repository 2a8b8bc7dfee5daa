import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { readFrame } from '../../site/base/url.ts'
import { textOf } from '../../site/components/values.ts'
import { DROPPED } from '../../site/nodes/allowed.ts'
import type { RefusedPart } from '../../text/refused-part.ts'
import { firstLineOf, locationIn, locationOfTag } from '../base/nodes.ts'
import type { PageLocation } from '../base/page-check.ts'
import { tagsOfPage } from '../base/tags.ts'

/** Parts that are listed of one page: nobody reads more. */
const MOST = 100

type Found = Pick<RefusedPart, 'kind' | 'name'>

/** What a tag asks for and does not get. */
function ofTag(tag: TagNode): readonly Found[] {
  const name = tag.name.toLowerCase()
  if (name === tag.name && DROPPED.has(name)) return [{ kind: 'element', name: `<${name}>` }]
  const handlers = Object.keys(tag.attributes).filter(attribute => /^on[a-z]/i.test(attribute))
  return [
    ...handlers.map(handler => ({ kind: 'handler', name: handler }) as const),
    ...(name === 'iframe' ? ofFrame(tag) : []),
  ]
}

function ofFrame(tag: TagNode): readonly Found[] {
  if (textOf(tag, 'srcdoc', 'srcDoc') !== undefined) return [{ kind: 'frame', name: 'srcdoc' }]
  const source = textOf(tag, 'src')
  if (source === undefined) return []
  const frame = readFrame(source)
  return frame !== undefined && frame.access !== 'refused' ? [] : [{ kind: 'frame', name: source }]
}

const IMPORT = /\bimport\b(?:[\w$\s{},*]{1,2000}?(?<=[\s}*])from)?\s*["']([^"'\n]*)["']/g

/** Whether an imported path is one of a file of the repository: it starts like one, and never leaves the folder. */
function isOwn(path: string, file: string): boolean {
  if (path.startsWith('/')) return true
  if (!/^\.\.?\//.test(path)) return false
  let depth = file.split('/').length - 1
  for (const name of path.split('/')) {
    if (name === '..') depth -= 1
    else if (name !== '.' && name !== '') depth += 1
    if (depth < 0) return false
  }
  return true
}

const importedIn = (source: string, file: string): readonly Found[] =>
  [...source.matchAll(IMPORT)]
    .map(([, path = '']) => path)
    .filter(path => !isOwn(path, file))
    .map(path => ({ kind: 'program', name: path }))

/** Returns what a page asks for and does not get, in order, at most a hundred. */
export function refusedParts(page: ParsedPage): readonly RefusedPart[] {
  const found: RefusedPart[] = []
  const add = (parts: readonly Found[], { offset, length, line }: PageLocation) =>
    found.push(...parts.map(part => ({ ...part, at: { file: page.file, offset, length, line } })))
  page.blocks.forEach(({ nodes }, index) => {
    for (const node of nodes)
      if (node.kind === 'module')
        add(importedIn(node.source, page.file), firstLineOf(page, locationIn(page, index, node.range)))
  })
  for (const [node, index] of tagsOfPage(page))
    add(ofTag(node), locationOfTag(page, { node, parents: [], index }))
  return found.slice(0, MOST)
}
