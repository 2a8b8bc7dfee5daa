import { inEnglish } from '../../messages/in-english.ts'
import { message } from '../../messages/message.ts'
import { isFileIcon } from '../../page/parse/references.ts'
import { shorten } from '../../text/shorten.ts'
import type { Html } from './html.ts'
import { drawIcon, isEmpty, missingIcon, pictureIcon } from './icons.ts'
import { anchorNamed, encodePath, findDestination, movedFrom, pageHref } from './routes.ts'
import type { Scope } from './scope.ts'
import { readImage, readTarget, type Target } from './url.ts'

/** A link address as written in the document. */
export interface Link {
  readonly href: string
  readonly external: boolean
}

type Linking = Pick<Scope, 'routes' | 'page' | 'prefix' | 'used'>

/** Explains to the author why a link is broken; `undefined` if it is not, and for readers. */
export function brokenLink(
  href: string,
  { routes, page, preview, hasAnchor }: Linking & Pick<Scope, 'preview' | 'hasAnchor'>,
): string | undefined {
  const target = preview ? readTarget(href) : undefined
  if (target?.kind !== 'internal') return undefined
  const found = findDestination(routes, page, target)
  if (movedFrom(routes, found) !== undefined) return undefined
  if (found.kind === 'missing') return inEnglish(message('author:missing', { path: shorten(found.path) }))
  // Anchors of the page itself are checked in its document.
  const id = found.kind === 'page' && target.path !== '' ? anchorNamed(target.fragment) : undefined
  if (id === undefined || hasAnchor(found.path, id) !== false) return undefined
  return inEnglish(message('author:noHeading', { path: shorten(found.path), id: shorten(id) }))
}

/** Explains to the author why an image or video is not shown; `undefined` if it is, and for readers. */
export function brokenSource(
  source: string,
  { routes, page, preview }: Linking & Pick<Scope, 'preview'>,
): string | undefined {
  const target = preview ? readImage(source) : undefined
  if (target?.kind !== 'internal') return undefined
  if (target.path === '') return inEnglish(message('author:noAddress'))
  const found = findDestination(routes, page, target)
  return found.kind === 'file'
    ? undefined
    : inEnglish(message('author:noFile', { path: shorten(found.path) }))
}

function inside(target: Target & { kind: 'internal' }, scope: Linking): string {
  if (target.path === '' && target.query === '') return target.fragment === '' ? '#' : target.fragment
  const found = findDestination(scope.routes, scope.page, target)
  if (found.kind === 'file') scope.used.add(found.path)
  // Divisions that are published in one folder lead to each other.
  const isPage = found.kind === 'page' || found.kind === 'outside'
  const document = isPage ? found.path : movedFrom(scope.routes, found)
  const address =
    document === undefined
      ? scope.prefix + encodePath(found.path)
      : pageHref(scope.prefix, document, scope.routes.urls)
  return address + target.query + target.fragment
}

/** Resolves an author's link; `undefined` if its scheme is not allowed. */
export function linkTo(href: string, scope: Linking): Link | undefined {
  const target = readTarget(href)
  if (target === undefined) return undefined
  return target.kind === 'external'
    ? { href: target.url, external: true }
    : { href: inside(target, scope), external: false }
}

/** The name of a link without text: the title of its page, else its address. */
export function nameOfLink(href: string, { routes, page }: Linking): string {
  const target = readTarget(href)
  const found = target?.kind === 'internal' ? findDestination(routes, page, target) : undefined
  const title = found && (routes.pages.get(found.path)?.title ?? routes.outside?.titles.get(found.path))
  return title ?? href.replace(/^\w+:(?:\/\/)?/, '')
}

/** Resolves the address of an image or video; `undefined` if it is not allowed. */
export function sourceOf(source: string, scope: Linking): string | undefined {
  const target = readImage(source)
  if (target === undefined) return undefined
  return target.kind === 'external' ? target.url : inside(target, scope)
}

/** The file of the repository with an image; undefined if the image is elsewhere. */
export function pictureFile(
  source: string,
  { routes, page }: Pick<Linking, 'routes' | 'page'>,
): string | undefined {
  const target = readImage(source)
  const found = target?.kind === 'internal' ? findDestination(routes, page, target) : undefined
  return found?.kind === 'file' ? found.path : undefined
}

/** Resolves the address of an image in docs.json; `undefined` also if there is no such file. */
export function configSource(source: string | undefined, scope: Linking): string | undefined {
  const target = source === undefined || source.trim() === '' ? undefined : readImage(source)
  if (source === undefined || target?.kind !== 'internal') return source && sourceOf(source, scope)
  const isThere = findDestination(scope.routes, scope.page, target).kind === 'file'
  return isThere ? sourceOf(source, scope) : undefined
}

/**
 * Renders an author's icon: a name of the set, or the path or URL of an image. Readers see nothing of others.
 */
export function iconOf(
  name: string | undefined,
  style: string | undefined,
  scope: Linking & Pick<Scope, 'icons' | 'preview'>,
): Html | undefined {
  if (name === undefined || name.trim() === '') return undefined
  const drawn = drawIcon(scope.icons, name, style)
  if (drawn !== undefined) return drawn
  if (!isFileIcon(name.trim())) {
    if (!scope.preview || isEmpty(scope.icons)) return undefined
    return missingIcon(name, inEnglish(message('author:noIcon', { name: shorten(name.trim()) })))
  }
  const source = sourceOf(name, scope)
  return source === undefined ? undefined : pictureIcon(source)
}
