import { nodesOf, placeIn } from '../nodes.ts'
import type { PageCheck } from './check.ts'

/** What git leaves in a file of which both sides changed the same lines. */
const MARKS = /^<{7} .*$(?=[\s\S]*^={7} *$[\s\S]*^>{7} )/gm

/** Checks for the marks of a merge that nobody finished; an example of them, which is code, is none. */
export function checkPageMerge(check: PageCheck): void {
  const { page } = check
  const text = page.division.text.replace(/\r\n?/g, end => '\n'.padStart(end.length))
  if (!text.includes('<<<<<<< ')) return
  const examples = nodesOf(page).code.map(({ node, index }) => placeIn(page, index, node.place))
  for (const { index: offset, 0: mark } of text.matchAll(MARKS)) {
    if (examples.some(code => offset >= code.offset && offset < code.offset + code.length)) continue
    const line = text.slice(0, offset).split('\n').length
    check.add(
      'page/merge-marks',
      { offset, length: mark.trimEnd().length, line, column: 1 },
      {
        message: 'Git could not merge this page: two versions of its text begin here.',
        hint: 'Keep one of them, and take out the lines with <<<<<<<, ======= and >>>>>>>.',
      },
    )
  }
}
