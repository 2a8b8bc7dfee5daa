import { readFrontmatter } from '../../../../shared/page/frontmatter/read.ts'
import { documents } from '../../../host/documents/documents.ts'

/** Where a field stands in the text, now. */
export function fieldPlace(file: string, name: string): { offset: number; length: number } {
  const { fields } = readFrontmatter(documents.known(file)?.text ?? '', file)
  const field = fields.findLast(({ key }) => key === name)
  return field ? { offset: field.start, length: field.valueEnd - field.start } : { offset: 0, length: 0 }
}
