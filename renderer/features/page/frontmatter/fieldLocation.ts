import { readFrontmatter } from '../../../../shared/page/frontmatter/read.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import type { Site } from '../../../host/scope/site.ts'

/** The current location of a field in the text. */
export function fieldLocation(site: Site, file: string, name: string): { offset: number; length: number } {
  const { fields } = readFrontmatter(documentsOf(site).known(file)?.text ?? '', file)
  const field = fields.findLast(({ key }) => key === name)
  return field ? { offset: field.start, length: field.valueEnd - field.start } : { offset: 0, length: 0 }
}
