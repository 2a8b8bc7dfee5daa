import type { Reference } from '../../page/parse/references.ts'
import { pathOfFile } from '../../page/summary.ts'
import { type Destination, findDestination, type Routes } from '../../site/base/routes.ts'
import { readImage, readTarget, type Target } from '../../site/base/url.ts'
import type { TextEdit } from '../../text/edit.ts'
import { decodePath, dirname, join, normalize, relative } from '../../text/path.ts'
import type { LinkingPage } from '../base/mentions.ts'
import type { FileReference } from './model.ts'

/** The site before and after files move. */
export interface SiteMove {
  readonly before: Routes
  readonly after: Routes
  /** New path of every file that moves, by its old one. */
  readonly moved: ReadonlyMap<string, string>
}

/** A reference in a text that must change, and its new text. */
interface Relink {
  readonly reference: FileReference
  readonly edit: TextEdit
}

type Inside = Target & { readonly kind: 'internal' }

const EXTENSION = /\.(mdx?|html)$/i

const same = (a: Destination, b: Destination): boolean => a.kind === b.kind && a.path === b.path

/** Characters that end an address in Markdown, in an attribute or in a URL. */
const escaped = (path: string): string =>
  path.replace(/[\s()<>"'`?#%\\{}[\]|&]/gu, character => encodeURIComponent(character))

/** Where the destination of a link will be. */
function destinationAfter(move: SiteMove, found: Destination): Destination {
  if (found.kind === 'missing') return found
  const movedPages = move.before.pages.get(found.path)
  const file = found.kind === 'page' ? movedPages?.file : found.path
  const to = file === undefined ? undefined : move.moved.get(file)
  if (to === undefined) return found
  return { kind: found.kind, path: found.kind === 'page' ? pathOfFile(to) : to }
}

/** The ways to write `path` in the style of `written`, the most similar first. */
function spellings(written: string, own: string, path: string): readonly string[] {
  const named = /(^|\/)index(\.(mdx?|html))?\/?$/i.test(written)
  const folder = !named && /(^|\/)index$/.test(path) ? [path.replace(/\/?index$/, '')] : []
  const ending = EXTENSION.exec(written)?.[0] ?? (written.endsWith('/') ? '/' : '')
  return [...folder, path + ending, path].flatMap(name => {
    const similar = relative(dirname(own), name)
    const dotted = similar.startsWith('.') ? similar : `./${similar}`
    if (written.startsWith('/')) return [`/${name}`]
    return written.startsWith('.') ? [dotted, `/${name}`] : [similar, dotted, name, `/${name}`]
  })
}

/** Writes an address that leads from the page `own` to `wanted`, as similar to `target` as possible; `undefined` if there is none. */
function spell(target: Inside, own: string, wanted: Destination, routes: Routes): string | undefined {
  const candidates = spellings(target.path, own, wanted.path).filter(path => path !== '')
  const found = candidates.find(path => same(findDestination(routes, own, { ...target, path }), wanted))
  return found === undefined ? undefined : escaped(found)
}

/** A link to a folder, or to the site itself, means its first page, whichever that is. */
function isFolderLink(found: Destination, own: string, target: Inside): boolean {
  const path = decodePath(target.path)
  const plain = [join(dirname(own), path), normalize(path)]
  const names = plain.flatMap(name => [name, name.replace(EXTENSION, '')])
  return !names.some(name => name === found.path || join(name, 'index') === found.path)
}

/** How an address in the page `own` must read after the move; `undefined` if it can stay. */
export function addressAfter(
  move: SiteMove,
  own: { readonly before: string; readonly after: string },
  target: Inside,
): string | undefined {
  const found = findDestination(move.before, own.before, target)
  if (found.kind === 'missing') return undefined
  const wanted = destinationAfter(move, found)
  const then = findDestination(move.after, own.after, target)
  if (same(then, wanted)) return undefined
  if (then.kind === 'page' && isFolderLink(found, own.before, target)) return undefined
  return spell(target, own.after, wanted, move.after)
}

function snippetAfter(move: SiteMove, file: string, written: string): string | undefined {
  const { before, moved } = move
  const own = moved.get(file) ?? file
  if (!/^\.{0,2}\//.test(written)) {
    const home = ['snippets', '_snippets'].find(folder => before.files.has(join(folder, written)))
    const to = home && moved.get(join(home, written))
    if (to === undefined) return undefined
    return to.startsWith(`${home}/`) ? to.slice(`${home}/`.length) : `/${to}`
  }
  const similar = join(dirname(file), written)
  const root = normalize(written)
  const found = [root, similar].find(path => before.files.has(path))
  if (found === undefined) return undefined
  const wanted = moved.get(found) ?? found
  if (written.startsWith('/')) return wanted === root ? undefined : `/${wanted}`
  if (join(dirname(own), written) === wanted || root === wanted) return undefined
  const way = relative(dirname(own), wanted)
  return way.startsWith('.') ? way : `./${way}`
}

const kinds = { link: 'link', image: 'picture', media: 'picture', snippet: 'snippet' } as const

function newTarget(move: SiteMove, file: string, reference: Reference): string | undefined {
  if (reference.kind === 'snippet') return snippetAfter(move, file, reference.target)
  const read = reference.kind === 'link' ? readTarget : readImage
  const target = read(reference.target)
  if (target?.kind !== 'internal') return undefined
  const own = { before: pathOfFile(file), after: pathOfFile(move.moved.get(file) ?? file) }
  const path = addressAfter(move, own, target)
  return path === undefined ? undefined : path + target.query + target.fragment
}

/** Finds every reference of a page or snippet that the move changes; `text` is what `page` was parsed from. */
export function relinkPage(move: SiteMove, page: LinkingPage, text: string): readonly Relink[] {
  const references = [...page.links, ...page.images, ...page.assets]
  const seen = new Set<number>()
  return references.flatMap((reference): Relink[] => {
    const { offset, length, line, target } = reference
    const after = seen.has(offset) ? undefined : newTarget(move, page.file, reference)
    if (after === undefined) return []
    seen.add(offset)
    const written = text.slice(offset, offset + length)
    // The rest after the path stays as the author wrote it.
    const kept = written === target ? (/[?#].*$/s.exec(written)?.[0] ?? '') : undefined
    const path = after.replace(/[?#].*$/s, '')
    const edit = { offset, length, text: kept === undefined ? after : path + kept }
    return [
      {
        reference: { file: page.file, kind: kinds[reference.kind], line, before: target, after: edit.text },
        edit,
      },
    ]
  })
}
