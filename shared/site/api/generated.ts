import type { PageSummary } from '../../page/summary.ts'
import type { Site } from '../plan.ts'

/** The text of a page that is made of an operation: what an author would write who wants nothing but it. */
export const generatedText = ({ openapi = '', openapiSchema }: PageSummary): string =>
  openapiSchema === undefined
    ? `---\nopenapi: ${JSON.stringify(openapi)}\n---\n`
    : `---\nopenapi-schema: ${JSON.stringify(openapiSchema)}\n---\n`

/** The text of a page for programs that read, with the operation that it shows. */
export function readableText({ reference }: Site, page: PageSummary, text: string): string {
  const found = reference.endpoints.get(page.path)
  if (!found) return text
  const { method, path, node } = found.operation
  const written: unknown = Object(node.value).description
  const description = typeof written === 'string' ? `${written.trim()}\n\n` : ''
  return `\`${method} ${path}\`\n\n${description}${text.replace(/^\s*---[\s\S]*?\n---\s*/, '')}`
}
