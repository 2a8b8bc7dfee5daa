import { findBlock } from '../../page/frontmatter/block.ts'
import type { PageSummary } from '../../page/summary.ts'

/** A page as text for other programs: its title, its description, then the content of its file. */
export function pageMarkdown(page: PageSummary, text: string): string {
  const body = text.slice(findBlock(text)?.end ?? 0).trim()
  const opensWithTitle = /^# /.test(body)
  const title = page.titled || !opensWithTitle ? `# ${page.title}\n\n` : ''
  const lead = page.description === undefined ? '' : `> ${page.description.replace(/\s+/g, ' ')}\n\n`
  return `${title}${lead}${body}\n`
}
