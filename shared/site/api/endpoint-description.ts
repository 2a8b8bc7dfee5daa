import type { ApiFiles } from '../../openapi/document/references.ts'
import type { FoundOperation } from '../../openapi/find.ts'
import { descriptionText } from './description/nodes.ts'

/** The first paragraph of a description in Markdown. */
const firstParagraph = (markdown: string): string => markdown.trim().split(/\n[ \t]*\n/, 1)[0] ?? ''

/**
 * Returns what search engines and shared links say of an operation: the first paragraph of its description, or, if it
 * has none, its title with its request and the name of its API.
 */
export function endpointDescription({ operation, source }: FoundOperation, files: ApiFiles): string {
  const written = descriptionText(firstParagraph(files.textAt(operation.node, 'description') ?? ''))
  if (written !== '') return written
  const { title, method, path } = operation
  return [`${title}: ${method} ${path}`, ...(source.title === '' ? [] : [source.title])].join(' · ')
}
