import { setField } from '../../page/frontmatter/edit.ts'
import { applyEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import type { Buffers } from './buffers.ts'

/** The fields that a page gets in its frontmatter; absent ones stay as they are. */
export interface PageFields {
  readonly file: string
  readonly title?: string
  readonly hidden?: boolean
}

/** The new texts of pages by file, and the files whose text or frontmatter cannot be read, which stay as they are. */
interface FieldTexts {
  readonly texts: ReadonlyMap<string, string>
  readonly skipped: readonly string[]
}

function withFields(text: string, { file: _, ...fields }: PageFields): string {
  let next = text
  for (const [key, value] of Object.entries(fields)) next = applyEdits(next, setField(next, key, value))
  return next
}

/** Returns the texts of pages with new fields in their frontmatter; the last entry of a file wins. */
export async function textsWithFields(buffers: Buffers, pages: readonly PageFields[]): Promise<FieldTexts> {
  const texts = new Map<string, string>()
  const skipped: string[] = []
  for (const page of pages) {
    try {
      const { text = '' } = await buffers.open(page.file)
      texts.set(page.file, withFields(text, page))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      skipped.push(page.file)
    }
  }
  return { texts, skipped }
}
