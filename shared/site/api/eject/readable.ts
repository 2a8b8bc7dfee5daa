import { schemaAlone } from '../../../openapi/named-schemas.ts'
import { findBlock } from '../../../page/frontmatter/block.ts'
import type { PageSummary } from '../../../page/summary.ts'
import { dirname, relative } from '../../../text/path.ts'
import { encodePath } from '../../base/routes.ts'
import { markdownOf } from '../../plan/outputs.ts'
import type { Site } from '../../plan/plan.ts'
import { sharesSchemas } from '../../plan/shares-schemas.ts'
import { operationText } from './eject.ts'
import { schemaBlocks, type TextScope } from './fields.ts'

/** The scope of a page's text: its links lead to the texts of other pages. */
function textScope(site: Site, { path }: PageSummary): TextScope {
  const { paths } = site.reference.schemas
  // Many values of a page have the same schema.
  const known = new Map<string, string>()
  const hrefOf = (to: string): string => {
    const href = known.get(to) ?? encodePath(relative(dirname(path), markdownOf(to)))
    known.set(to, href)
    return href
  }
  return {
    texts: site.textsOf(site.sectionOf(path).membership),
    sharesSchemas: sharesSchemas(site),
    schemaHref: component => {
      const to = component === undefined ? undefined : paths.get(component)
      return to === undefined || to === path ? undefined : hrefOf(to)
    },
  }
}

/** Returns the text of a page for other programs, including the operation or the schema that it shows. */
export function readableText(site: Site, page: PageSummary, text: string): string {
  const { reference, apis, config } = site
  if (!apis) return text
  const own = () => text.slice(findBlock(text)?.end ?? 0).trim()
  const requiredFirst = config.api?.maintainOrder === false
  const schema = reference.schemas.schemas.get(page.path)
  if (schema) {
    const blocks = schemaBlocks(schemaAlone(apis, schema.node, requiredFirst), textScope(site, page))
    return [...blocks, ...(own() === '' ? [] : [own()])].join('\n\n')
  }
  const found = reference.endpoints.get(page.path)
  if (!found) return text
  const model = apis.model(found.operation, found.source, requiredFirst)
  return operationText(model, { config, into: textScope(site, page), page: own() })
}
