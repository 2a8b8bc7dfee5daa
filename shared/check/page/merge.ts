import { message } from '../../messages/message.ts'
import { locationIn, nodesOf } from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? 0

/** Checks for merge conflict markers; markers inside a code block are an example. */
export function checkPageMerge(check: PageCheck): void {
  const { page } = check
  if (!page.chunking.text.includes('<<<<<<< ')) return
  const text = page.chunking.text.replace(/\r\n?/g, end => '\n'.padStart(end.length))
  // The conflict markers that git leaves have a middle and an end.
  const middle = lastOf(/^={7} *$/gm, text.slice(0, lastOf(/^>{7} /gm, text)))
  const examples = nodesOf(page).code.map(({ node, index }) => locationIn(page, index, node.range))
  let [line, last, example] = [1, 0, 0]
  for (const { index: offset, 0: mark } of text.slice(0, middle).matchAll(/^<{7} .*$/gm)) {
    line += text.slice(last, offset).split('\n').length - 1
    last = offset
    while (endOf(examples[example]) <= offset) example++
    if (offset >= (examples[example]?.offset ?? text.length)) continue
    check.add(
      'page/merge-marks',
      { offset, length: mark.trimEnd().length, line, column: 1 },
      {
        message: message('checks:merge.conflict'),
        hint: message('checks:merge.hint'),
      },
    )
  }
}

const endOf = (location: PageLocation | undefined): number =>
  location === undefined ? Number.POSITIVE_INFINITY : location.offset + location.length
