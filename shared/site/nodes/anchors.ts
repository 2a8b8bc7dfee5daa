import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { plainText } from '../../page/parse/text.ts'
import { slugOf } from '../../page/tree/slug.ts'
import type { Block, ElementNode, PageNode, TagNode } from '../../page/tree/tree.ts'
import { anchorOf, fieldAnchor } from '../../text/anchor.ts'
import { isForAgentsOnly } from '../components/hidden.ts'
import { authoredId, idAttribute } from './authored-id.ts'

/** Ids for nodes of a block in addition to those they have, and a key that is equal for equal ids. */
export interface Anchors {
  readonly ids: ReadonlyMap<PageNode, string>
  readonly key: string
}

/**
 * An id that a node would get. `own`: its present id. `author`: set by the author. `name`: derived from its
 * title. `alias`: a second id of a node that has one.
 */
interface IdRequest {
  readonly node: PageNode
  readonly id: string
  readonly kind: 'own' | 'author' | 'name' | 'alias'
}

const TITLED: ReadonlySet<string> = new Set(['Accordion', 'Card', 'Expandable', 'Step', 'Tab', 'Tile'])
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ParamField', ['query', 'path', 'body', 'header', 'name']],
  ['ResponseField', ['name']],
])

function written(value: TagNode['attributes'][string] | undefined): string | undefined {
  if (value?.kind === 'tree') return plainText(value.children)
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined
}

const textOf = (tag: TagNode, name: string): string | undefined =>
  written(Object.hasOwn(tag.attributes, name) ? tag.attributes[name] : undefined)

/** The name of a component from its title, label or parameter. */
function nameOf(tag: TagNode): string {
  if (TITLED.has(tag.name)) return slugOf(textOf(tag, 'title') ?? '')
  if (tag.name === 'Heading') return slugOf(plainText(tag.children))
  if (tag.name === 'Update') return anchorOf(textOf(tag, 'label') ?? '')
  const field = FIELDS.get(tag.name)
    ?.map(name => textOf(tag, name))
    .find(Boolean)
  return field === undefined ? '' : fieldAnchor(field)
}

/** A heading's id as other tools generate it: “&” becomes “and”, anything but letters and digits a dash. */
export const dashed = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Adds the requests of `nodes` and of everything in them. */
function addRequests(nodes: readonly PageNode[], found: IdRequest[]): void {
  for (const node of nodes) {
    if (node.kind === 'element') addOfElement(node, found)
    else if (node.kind === 'tag' && !isForAgentsOnly(node)) {
      const own = written(idAttribute(node))
      add(
        own === undefined ? { node, id: nameOf(node), kind: 'name' } : { node, id: own, kind: 'author' },
        found,
      )
      addRequests(node.children, found)
    }
  }
}

function addOfElement(node: ElementNode, found: IdRequest[]): void {
  const { id } = node.attributes
  if (typeof id === 'string') {
    add({ node, id, kind: 'own' }, found)
    if (/^h[1-6]$/.test(node.name)) add({ node, id: dashed(plainText(node.children)), kind: 'alias' }, found)
  }
  addRequests(node.children, found)
}

function add(request: IdRequest, found: IdRequest[]): void {
  if (request.id !== '') found.push(request)
}

function requestsIn(nodes: readonly PageNode[]): readonly IdRequest[] {
  const found: IdRequest[] = []
  addRequests(nodes, found)
  return found
}

const known = new WeakMap<Block, readonly IdRequest[]>()

function requestsOfBlock(block: Block): readonly IdRequest[] {
  const found = known.get(block)
  if (found) return found
  const made = requestsIn(block.nodes)
  known.set(block, made)
  return made
}

/** Assigns each id once. */
class Ids {
  readonly #taken: Set<string>
  readonly #count = new Map<string, number>()

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken)
  }

  /** Takes the id if it is free. */
  claim(id: string): boolean {
    const free = !this.#taken.has(id)
    this.#taken.add(id)
    return free
  }

  /** Takes the id, or `id-2`, `id-3` … if it is taken. */
  unique(id: string): string {
    if (this.claim(id)) return id
    for (let count = (this.#count.get(id) ?? 1) + 1; ; count++) {
      this.#count.set(id, count)
      if (this.claim(`${id}-${count}`)) return `${id}-${count}`
    }
  }
}

const isComponent = (node: PageNode) => node.kind === 'tag' && /^[A-Z]/.test(node.name)

function idOf({ node, id, kind }: IdRequest, ids: Ids): string | undefined {
  switch (kind) {
    case 'own':
      return undefined
    case 'author':
      return isComponent(node) ? ids.unique(authoredId(id)) : undefined
    case 'name':
      return ids.unique(id)
    case 'alias':
      return ids.claim(id) ? id : undefined
  }
}

const NONE: Anchors = { ids: new Map(), key: '' }

const assigned = new WeakMap<ParsedPage, readonly Anchors[]>()

/**
 * Assigns ids to everything that links can lead to, apart from headings' own ids, block by block: titles of
 * steps, tabs and the like, fields, and headings as other tools spell them. Each id is used once in a page,
 * and none that the page has already.
 */
export function anchorsOf(page: ParsedPage): readonly Anchors[] {
  const found = assigned.get(page)
  if (found) return found
  const made = assign(page)
  assigned.set(page, made)
  return made
}

function assign(page: ParsedPage): readonly Anchors[] {
  const requests = page.blocks.map(requestsOfBlock)
  const taken = requests.flat().filter(({ kind }) => kind === 'own' || kind === 'author')
  const claims = new Ids(taken.map(({ id }) => id))
  return requests.map(ofBlock => {
    if (ofBlock.length === 0) return NONE
    const ids = new Map<PageNode, string>()
    for (const request of ofBlock) {
      const id = idOf(request, claims)
      if (id !== undefined) ids.set(request.node, id)
    }
    return { ids, key: [...ids.values()].join(' ') }
  })
}

/** Returns every id in a page that a link's `#…` can lead to. */
export function anchorIdsOf(page: ParsedPage): ReadonlySet<string> {
  const written = page.blocks.flatMap(requestsOfBlock).map(({ id }) => id)
  return new Set([...written, ...anchorsOf(page).flatMap(({ ids }) => [...ids.values()])])
}
