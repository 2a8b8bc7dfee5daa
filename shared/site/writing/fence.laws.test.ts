import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageTexts } from '../../../e2e/laws/at-hand.ts'
import { parsePage } from '../../page/parse/parse.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { applyEdits } from '../../text/edit.ts'
import { type FenceOptions, fenceAt, setFenceOption, type WrittenFence } from './fence.ts'

function offsetsIn(nodes: readonly PageNode[], base: number): readonly number[] {
  return nodes.flatMap(node => {
    if (node.kind === 'code') return [base + node.range.offset]
    return node.kind === 'tag' || node.kind === 'element' ? offsetsIn(node.children, base) : []
  })
}

const fencesOf = (page: ParsedPage) =>
  page.blocks
    .flatMap((block, index) => offsetsIn(block.nodes, page.offsets[index] ?? 0))
    .flatMap(offset => fenceAt(page, offset) ?? [])

const INFOS = [
  '',
  'js',
  ' js  Title of it {1,3-5} wrap',
  'ts title="a.ts" highlight={2} lines',
  "py filename='b.py' {1} focus={2-3}",
  'json showLineNumbers a.json expandable icon="star"',
  'bash title={npm} nocopy lines={true}',
  'text x &amp; \\* y',
]
const invented = INFOS.flatMap(info => [
  `\`\`\`${info}\na\n\`\`\`\n`,
  `- item\n\n  ~~~~${info}  \n  a\n  ~~~~\n`,
  `> \`\`\`${info}\r\n> a\r\n> \`\`\`\r\n`,
]).map(text => parsePage('page.mdx', text))

const pages = pageTexts()
  .map(text => parsePage('page.mdx', text))
  .filter(page => fencesOf(page).length > 0)

const lines = fc.constantFrom('1', '2-4', '1,3-5,9', ' 7 , 9 ')
const words = fc.oneof(
  fc.constantFrom(
    'Title',
    'two words',
    'a.ts',
    "it's",
    'wrap',
    '{1}',
    'a=b',
    'x & y',
    '"both\'s"',
    '`code`',
    '&amp;',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
)
const changes: fc.Arbitrary<readonly [keyof FenceOptions, string | boolean]> = fc.oneof(
  fc.tuple(fc.constant('title' as const), words),
  fc.tuple(fc.constantFrom('highlight' as const, 'focus' as const), lines),
  fc.tuple(fc.constantFrom('lines' as const, 'wrap' as const, 'expandable' as const), fc.boolean()),
  fc.tuple(fc.constant('language' as const), fc.constantFrom('js', 'c++', 'Rust')),
  fc.tuple(fc.constant('icon' as const), fc.constantFrom('star', '/icons/a b.svg')),
  fc.tuple(fc.constantFrom('title' as const, 'highlight' as const, 'icon' as const), fc.constant('')),
)

const RUNS = { numRuns: Number(process.env.GALLEY_RUNS ?? 1000) }

function law(
  check: (
    page: ParsedPage,
    fence: WrittenFence,
    change: readonly [keyof FenceOptions, string | boolean],
  ) => void,
) {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), changes, (which, at, change) => {
      const all = which % 2 === 0 ? invented : pages
      const page = all[(which >> 1) % all.length]
      const fences = page ? fencesOf(page) : []
      const fence = fences[at % fences.length]
      if (page && fence) check(page, fence, change)
    }),
    RUNS,
  )
}

/** The line of a fence after an edit, in a page that is otherwise the same. */
function after(
  page: ParsedPage,
  fence: WrittenFence,
  change: readonly [keyof FenceOptions, string | boolean],
) {
  const edits = setFenceOption(page, fence, ...change)
  if (!edits) return undefined
  for (const { offset, length } of edits) {
    expect(offset).toBeGreaterThanOrEqual(fence.info.from)
    expect(offset + length).toBeLessThanOrEqual(fence.info.to)
  }
  const next = parsePage(page.file, applyEdits(page.text, edits))
  const found = fenceAt(next, fence.from)
  if (!found) throw new Error(`There is no code any more: ${next.text}`)
  return { page: next, fence: found }
}

test('an option of a code block says what it was set to, and nothing else changes', () => {
  law((page, fence, [option, value]) => {
    const then = after(page, fence, [option, value])
    if (!then) return
    const { [option]: now, ...others } = then.fence.options
    const { [option]: _, ...before } = fence.options
    expect(others).toEqual(before)
    const isLines = option === 'highlight' || option === 'focus'
    const said = typeof value === 'boolean' ? value : value.replace(/\s+/g, isLines ? '' : ' ').trim()
    expect(now).toBe(said)
    expect(then.page.text.slice(then.fence.info.to)).toBe(page.text.slice(fence.info.to))
    expect(fencesOf(then.page).length).toBe(fencesOf(page).length)
  })
})

test('to set an option and to set it back restores every byte, where it has one spelling', () => {
  law((page, fence, [option, value]) => {
    const before = fence.options[option]
    const info = page.text.slice(fence.info.from, fence.info.to)
    const isPlain = /^[\w.+-]*(?: title="[^"&\\]*")?$/.test(info)
    const then = isPlain && after(page, fence, [option, value])
    if (!then) return
    const back = after(then.page, then.fence, [option, before])
    if (back) expect(back.page.text).toBe(page.text)
  })
})

test.each([
  ['js', 'title', 'a.js', 'js a.js'],
  ['js Old {1}', 'title', 'New one', 'js New one {1}'],
  ['js title="a" wrap', 'title', 'say "b"', 'js title=\'say "b"\' wrap'],
  ['js wrap', 'title', 'lines', 'js title="lines" wrap'],
  ['js a {1} wrap', 'highlight', '2-3', 'js a {2-3} wrap'],
  ['js a highlight={1}', 'highlight', '2-3', 'js a highlight={2-3}'],
  ['js a {1} wrap', 'highlight', '', 'js a wrap'],
  ['js a', 'lines', true, 'js a lines'],
  ['js a showLineNumbers wrap', 'lines', false, 'js a wrap'],
  ['', 'language', 'js', 'js'],
  ['js a', 'language', 'ts', 'ts a'],
] as const)('“%s” with %s “%s” is “%s”', (info, option, value, wanted) => {
  const page = parsePage('page.mdx', `\`\`\`${info}\na\n\`\`\`\n`)
  const [fence] = fencesOf(page)
  const edits = fence && setFenceOption(page, fence, option, value)
  expect(applyEdits(page.text, edits ?? [])).toBe(`\`\`\`${wanted}\na\n\`\`\`\n`)
})

test('what one line cannot say is refused', () => {
  const page = parsePage('page.mdx', '```\na\n```\n')
  const [fence] = fencesOf(page)
  expect(fence && setFenceOption(page, fence, 'title', 'A title before a language')).toBeUndefined()
  expect(fence && setFenceOption(page, fence, 'language', 'two words')).toBeUndefined()
})
