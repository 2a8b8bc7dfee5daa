import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageTexts } from '../../e2e/laws/at-hand.ts'
import { BlockDraft } from './parse/block.ts'
import type { Target } from './parse/facts.ts'
import { parsePage } from './parse/parse.ts'
import type { ParsedPage } from './parse/parsed-page.ts'
import { PageScope } from './parse/scope.ts'
import type { PageNode } from './tree/tree.ts'

const part = fc.constantFrom(
  'text with *emphasis*\n',
  '\n',
  '\n',
  '\n\n',
  '## Title\n',
  '## Title {#own}\n',
  '- item\n',
  '  - inner\n',
  '1. first\n',
  '> quoted\n',
  '```js\n',
  '```\n',
  '  ```\n',
  '<Note>\n',
  '</Note>\n',
  '<Note>',
  '</Note>',
  '  <Step title="x">\n',
  '  </Step>\n',
  '<Card\n  title="a"\n\n  href="/b"\n/>\n',
  '[ref] and [other][ref]\n',
  '[ref]: /a\n',
  '[ref]: /b "T"\n',
  'note[^1] and [^2]\n',
  '[^1]: the note\n',
  '[^2]: with [ref]\n',
  '{/* a\n\ncomment */}\n',
  '<!-- a\n\ncomment -->\n',
  'import A from "/a.mdx"\n',
  'export const a = {\n\n  b: 1,\n}\n',
  '`code <Note>`\n',
  '| a | b |\n| - | - |\n| `x` | y |\n',
  '{ open\n',
  '$$\n',
  '$x <Note> {y$\n',
  '---\n',
  'CR line\r\n',
  'x',
  ' ',
)

const page = fc.array(part, { maxLength: 24 }).map(parts => parts.join(''))
const edit = fc.record({ at: fc.nat(), length: fc.nat({ max: 12 }), insert: fc.oneof(part, fc.constant('')) })
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

/** The same pages every time, unless more are requested. */
const luck = (numRuns: number) =>
  process.env.GALLEY_RUNS ? { numRuns: Number(process.env.GALLEY_RUNS) } : { numRuns, seed: 11 }

function apply(text: string, { at, length, insert }: Edit): string {
  const offset = at % (text.length + 1)
  return text.slice(0, offset) + insert + text.slice(offset + length)
}

function expectSame(found: ParsedPage, cold: ParsedPage): void {
  const { chunking: before, ...rest } = found
  const { chunking: after, ...expected } = cold
  expect(rest).toEqual(expected)
  expect(before.chunks).toEqual(after.chunks)
}

test('incremental parsing gives the same as parsing from scratch', () => {
  fc.assert(
    fc.property(page, fc.array(edit, { maxLength: 6 }), (text, edits) => {
      let [current, parsed] = [text, parsePage('a.mdx', text)]
      for (const step of edits) {
        current = apply(current, step)
        parsed = parsePage('a.mdx', current, parsed)
        expectSame(parsed, parsePage('a.mdx', current))
      }
    }),
    luck(150),
  )
})

const realPages = pageTexts()

test('the same holds for real pages', () => {
  fc.assert(
    fc.property(fc.constantFrom(...realPages), fc.array(edit, { maxLength: 4 }), (text, edits) => {
      let [current, parsed] = [text, parsePage('a.mdx', text)]
      for (const step of edits) {
        current = apply(current, step)
        parsed = parsePage('a.mdx', current, parsed)
      }
      expectSame(parsed, parsePage('a.mdx', current))
    }),
    luck(50),
  )
})

test('unchanged blocks are the same objects, even after they moved', () => {
  const text = '# One\n\ntwo\n\n<Note>\n  three\n</Note>\n\n- four\n'
  const before = parsePage('a.mdx', text)
  const after = parsePage('a.mdx', `New first.\n\n${text.replace('two', 'TWO')}`, before)
  const kept = after.blocks.map(block => before.blocks.indexOf(block))
  expect(kept).toEqual([-1, 0, -1, 2, 3])
  expect(after.starts).toEqual([1, 3, 5, 7, 11])
})

test('a block is parsed again when something it refers to changes elsewhere', () => {
  const text = 'See [it][a].\n\n## Same\n\n## Same\n'
  const plain = parsePage('a.mdx', text)
  const defined = parsePage('a.mdx', `## Same\n\n${text}\n[a]: /target\n`, plain)
  expect(defined.blocks[1]?.nodes).toMatchObject([
    { children: [{}, { name: 'a', attributes: { href: '/target' } }, {}] },
  ])
  expect(defined.headings.map(it => it.id)).toEqual(['same', 'same-1', 'same-2'])
})

/** The ranges of a tree counted from `offset` and `line`. */
function moved(node: PageNode, offset: number, line: number): unknown {
  const children = 'children' in node ? { children: node.children.map(it => moved(it, offset, line)) } : {}
  const attributes = node.kind === 'tag' ? { attributes: Object.keys(node.attributes) } : {}
  const range =
    'range' in node && node.range ? { offset: node.range.offset + offset, line: node.range.line + line } : {}
  return { ...node, ...children, ...attributes, range }
}

/** The body parsed in one piece. */
function whole(text: string): unknown[] {
  const draft = new BlockDraft(text)
  const scope = new PageScope(new Map<string, Target>(draft.definitions))
  return draft.finish(scope).nodes.map(node => moved(node, 0, 0))
}

test('parsing a page in chunks gives the same as parsing it in one piece', () => {
  fc.assert(
    fc.property(page, body => {
      const text = `# Title\n\n${body}`.trimEnd()
      const parsed = parsePage('a.mdx', text)
      const pieces = parsed.blocks
        .filter(block => block.source !== '')
        .flatMap(block => {
          const i = parsed.blocks.indexOf(block)
          const [offset, line] = [parsed.offsets[i] ?? 0, (parsed.starts[i] ?? 1) - 1]
          return block.nodes.map(node => moved(node, offset, line))
        })
      expect(pieces).toEqual(whole(text))
    }),
    luck(150),
  )
})
