import type { ParsedPage } from '../page/parse/parsed-page.ts'
import type { Block } from '../page/tree/tree.ts'
import type { RenderedBlock } from './base/rendered-page.ts'
import { outputOf, prefixOf } from './base/routes.ts'
import type { Need } from './base/shipped.ts'
import { styleAddress } from './base/style-address.ts'
import { findClassFiles } from './base/style-files.ts'
import { withFirstPicture } from './first-picture.ts'
import { anchorsOf } from './nodes/anchors.ts'
import { renderBlock } from './render-block.ts'
import type { PageContext } from './shell/page-context.ts'
import { rootedStyles } from './styles/files.ts'

/** The styles of the utility classes of a page. */
function stylesOf(classes: ReadonlySet<string>, { utilities, site, prefix }: PageContext): string {
  const css = utilities?.sheet(classes, findClassFiles(site.routes.files)) ?? ''
  return rootedStyles(css, styleAddress(prefix))
}

/** Renders the text of a page, block by block, without the block `omitted`. */
export function pageBody(page: ParsedPage, context: PageContext, omitted: Block | undefined) {
  const body: RenderedBlock[] = []
  const used = new Set<string>()
  const linkedAnchors = new Set<string>()
  const aside: string[] = []
  const needs = new Set<Need>()
  const embedded = new Set<string>()
  const classes = new Set<string>()
  const anchors = anchorsOf(page)
  // Blocks rendered for another depth have other links.
  const kept =
    context.prefix === prefixOf(outputOf(context.path, context.site.routes.urls))
      ? context.site.blocks
      : undefined
  for (let index = 0; index < page.blocks.length; index++) {
    const [block, ids] = [page.blocks[index], anchors[index]]
    if (block === undefined || ids === undefined || block === omitted) continue
    const made = renderBlock(block, ids, context, kept)
    for (const file of made.used) used.add(file)
    for (const need of made.needs) needs.add(need)
    for (const name of made.classes ?? []) classes.add(name)
    for (const host of made.embedded) embedded.add(host)
    for (const { path } of made.linkedAnchors) linkedAnchors.add(path)
    if (made.beside !== '') aside.push(made.beside)
    if (made.html !== '') body.push({ html: made.html, line: page.starts[index] ?? 1 })
  }
  return {
    // In the preview, which words are typed decides on no picture further down.
    body: context.site.preview ? body : withFirstPicture(body),
    anchors,
    aside: aside.join(''),
    used,
    linkedAnchors,
    embedded: [...embedded],
    styles: stylesOf(classes, context),
    needs: [...needs].sort(),
  }
}
