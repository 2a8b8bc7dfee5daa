import type { CssNode } from 'css-tree'
import type { LeftOutKind } from './left-out.ts'
import { isPictureSet, partsOf } from './values.ts'

/** A file of the repository with its address from the site's root, or why styles do not load it. */
export type FoundFile =
  | { readonly path: string; readonly address: string }
  | Extract<LeftOutKind, 'value' | 'missing' | 'type'>

/** Finds the file that an address in a style sheet names. */
export type FindFile = (url: string, kind: 'picture' | 'font') => FoundFile

/** Stands for the site's root in kept styles: where that is depends on the file that has them. */
const SITE_ROOT = 'galley:root/'

/** Returns kept styles for a file from which `root` leads to the site's root. */
export const rootedStyles = (css: string, root: string): string => css.replaceAll(SITE_ROOT, root)

/** Properties that may show a picture of the repository. */
const SHOWING =
  /^--|^(?:-webkit-)?(?:background(?:-image)?|mask(?:-image)?|border-image(?:-source)?|content|list-style|cursor)$/

type Url = Extract<CssNode, { readonly type: 'Url' | 'String' }>

/** The addresses in a value, except of pictures that are written in them. */
export function urlsIn(node: CssNode, isAddress = false): readonly Url[] {
  if (node.type === 'Url' || (isAddress && node.type === 'String'))
    return /^data:image\//i.test(node.value) ? [] : [node]
  const isSet = isPictureSet(node)
  return partsOf(node).flatMap(part => urlsIn(part, isSet))
}

/** Lets addresses lead to the files that they name, which are added to `used`; or returns why one can't, changing nothing. */
export function placeFiles(
  nodes: readonly CssNode[],
  find: (url: string) => FoundFile,
  used: Set<string>,
): LeftOutKind | undefined {
  const urls = nodes.flatMap(node => urlsIn(node))
  const found = urls.map(({ value }) => find(value))
  const fault = found.find(each => typeof each === 'string')
  if (fault !== undefined) return fault
  for (const [index, file] of found.entries()) {
    const url = urls[index]
    if (url === undefined || typeof file === 'string') continue
    url.value = SITE_ROOT + file.address
    used.add(file.path)
  }
  return undefined
}

/** Finds pictures for the values of `property`. */
export const pictureFinder =
  (property: string, find: FindFile) =>
  (url: string): FoundFile =>
    SHOWING.test(property) ? find(url, 'picture') : 'value'
