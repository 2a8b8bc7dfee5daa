import { findBlock } from '../../../page/frontmatter/block.ts'
import type { PageSummary } from '../../../page/summary.ts'
import type { Site } from '../../plan/plan.ts'
import { operationText } from './eject.ts'

/** Returns the text of a page for other programs, including the operation that it shows. */
export function readableText(site: Site, page: PageSummary, text: string): string {
  const { reference, apis, config } = site
  const found = reference.endpoints.get(page.path)
  if (!found || !apis) return text
  const model = apis.model(found.operation, found.source, config.api?.maintainOrder === false)
  return operationText(model, {
    config,
    texts: site.textsOf(site.sectionOf(page.path).membership),
    page: text.slice(findBlock(text)?.end ?? 0).trim(),
  })
}
