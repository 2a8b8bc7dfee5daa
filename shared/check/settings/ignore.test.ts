import { expect, test } from 'vitest'
import { expectLinear } from '../../../e2e/laws/growth.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { asMessage } from '../../messages/testing/as-message.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { applyEdits } from '../../text/edit.ts'
import type { Problem } from '../../text/problem.ts'
import { withoutIgnored } from './ignore.ts'
import { ignoreEdits } from './ignore-edits.ts'

/** Makes every “bad” in a text a problem. */
function problemsOf(text: string): readonly Problem[] {
  const page = parsePage('a.mdx', text)
  const found = [...text.matchAll(/\bbad\b/g)].map(
    ({ index }): Problem => ({
      code: 'link/dead',
      severity: 'error',
      file: 'a.mdx',
      offset: index,
      length: 3,
      line: text.slice(0, index).split('\n').length,
      column: 1,
      message: asMessage('Bad.'),
    }),
  )
  return withoutIgnored(page, found)
}

const linesOf = (text: string) =>
  problemsOf(text).map(({ code, line, message }) => `${line} ${code} ${inEnglish(message)}`)

test('a comment hides its rule in the block after it, and nowhere else', () => {
  const text = '{/* galley-ignore link/dead: it comes back in spring */}\n\nOne bad\nand bad.\n\nStill bad.\n'
  expect(linesOf(text)).toEqual(['6 link/dead Bad.'])
})

test('a comment in a line hides the rule in the rest of its paragraph', () => {
  expect(linesOf('- bad {/* galley-ignore link: known */}\n\n- bad\n')).toEqual(['3 link/dead Bad.'])
})

test('a comment above a code block holds until the code block ends', () => {
  expect(linesOf('<!-- galley-ignore link/dead -->\n```\na\n\nbad\n```\n\nbad\n')).toEqual([
    '8 link/dead Bad.',
  ])
})

test('a comment for the page holds everywhere in it; one in the frontmatter holds there', () => {
  expect(linesOf('bad\n\n{/* galley-ignore-page link/dead: archive */}\n\nbad\n')).toEqual([])
  expect(linesOf('---\n# galley-ignore link/dead: an old title\ntitle: bad\n---\n\nbad\n')).toEqual([
    '6 link/dead Bad.',
  ])
})

test('a comment that hides nothing, and one for an unknown rule, are reported', () => {
  expect(linesOf('{/* galley-ignore link/dead: gone */}\n\nGood.\n')).toEqual([
    '1 check/unused-ignore There is nothing left to ignore here (link/dead).',
  ])
  expect(linesOf('{/* galley-ignore link/ded */}\n\nGood.\n')).toEqual([
    '1 check/unknown-rule There is no rule “link/ded” to ignore.',
  ])
})

test('comments shown as code do not count', () => {
  expect(
    linesOf('Write `{/* galley-ignore link/dead */}`.\n\n```\n{/* galley-ignore link/ded */}\n```\n'),
  ).toEqual([])
})

const PAGES = [
  'bad\n',
  'One\nbad\nline.\n\nbad\n',
  '---\ntitle: bad\n---\n\nGood.\n',
  '## A bad heading\n\nbad\n',
  '- one\n- bad\n- three\n',
  '1. one\n\n   bad here\n\n2. two\n',
  '<Steps>\n  <Step title="One">\n    Some\n    bad words.\n\n    More.\n  </Step>\n</Steps>\n',
  '<Frame>\n  <img src="bad" />\n</Frame>\n',
  '| a | b |\n| - | - |\n| c | bad |\n',
  '```json a.json\n{\n\n  "bad": 1\n}\n```\n',
  'Text\r\nbad\r\n\r\nbad\r\n',
]

test.for(PAGES)('ignoring the problem in %j hides it, and removes nothing from the page', text => {
  const [first] = problemsOf(text)
  expect(first).toBeDefined()
  if (!first) return
  const after = applyEdits(text, ignoreEdits(parsePage('a.mdx', text), first, 'as it -- should */ be'))
  expect(after).toContain('galley-ignore link/dead: as it should be')
  const left = problemsOf(after)
  expect(left.length).toBeLessThan(problemsOf(text).length)
  expect(left.every(({ code }) => code === 'link/dead')).toBe(true)
  const shape = (page: string) => parsePage('a.mdx', page).blocks.map(({ nodes }) => nodes.map(kindOf))
  const kindOf = (node: { kind: string; name?: string; children?: unknown }) =>
    `${node.kind} ${node.name ?? ''}`
  expect(
    shape(after)
      .flat(2)
      .filter(kind => kind !== 'expression '),
  ).toEqual(shape(text).flat(2))
})

test('in a page without frontmatter, the comment holds for the whole page', () => {
  const problem = { code: 'page/no-title', offset: 0, length: 0 } as const
  const text = 'Words.\n'
  expect(applyEdits(text, ignoreEdits(parsePage('a.mdx', text), problem, 'a part'))).toBe(
    '{/* galley-ignore-page page/no-title: a part */}\n\nWords.\n',
  )
})

const FIXED: readonly (readonly [string, string])[] = [
  ['One.\n\n{/* galley-ignore link: gone */}\n\nTwo.\n', 'One.\n\nTwo.\n'],
  ['One.\n{/* galley-ignore link: gone */}\n\nTwo.\n', 'One.\n\nTwo.\n'],
  ['One.\n\n{/* galley-ignore link: gone */}\nTwo.\n', 'One.\n\nTwo.\n'],
  ['One.\r\n<!-- galley-ignore link: gone -->\r\nTwo.\r\n', 'One.\r\n\r\nTwo.\r\n'],
  ['- One\n{/* galley-ignore link: gone */}\n- Two\n', '- One\n- Two\n'],
  ['One {/* galley-ignore link: gone */}\nand two.\n', 'One \nand two.\n'],
  ['{/* galley-ignore link: gone */}\n\nOne.\n', 'One.\n'],
  ['One.\n\n{/* galley-ignore link: gone */}', 'One.\n\n'],
]

test.for(FIXED)('an unneeded comment is removed from %j, and nothing is joined', ([before, after]) => {
  const [{ fix } = {}] = problemsOf(before)
  expect(applyEdits(before, fix?.edits ?? [])).toBe(after)
})

test('the work of reading comments grows with the page', () => {
  const lines = '{/* galley-ignore link: gone */}\nwords\n'.repeat(40_000)
  expect(problemsOf(lines)).toHaveLength(1_000)
  expect(problemsOf(lines.replaceAll('\n', ' '))).toHaveLength(1_000)
  expect(problemsOf(lines.replaceAll('words', '```'))).not.toEqual([])
  expectLinear({ make: size => lines.slice(0, size * 39), run: problemsOf, small: 2500, large: 20_000 })
})
