import { expect, test } from 'vitest'
import { readBlocks } from '../../page/blocks/read-blocks.ts'
import { runAt } from '../../page/blocks/source-block.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { type TurnTarget, turnBlocks, turnTargets } from './turn-into.ts'

/** Turns the block around `|`, which is removed. */
function turned(marked: string, target: TurnTarget): string | undefined {
  const at = marked.indexOf('|')
  const page = parsePage('page.mdx', marked.replace('|', ''))
  const run = runAt(readBlocks(page), { from: at, to: at })
  return run && turnBlocks(page, run, target)?.text
}

test.each<[string, TurnTarget, string, string]>([
  ['a heading', 'h2', 'Wor|ds\ngo on\n\nMore\n', '## Words go on\n\nMore\n'],
  ['another heading', 'h3', '# Wor|ds #\nMore\n', '### Words\nMore\n'],
  ['a paragraph, apart from the text below', 'paragraph', '# Wor|ds\nMore\n', 'Words\n\nMore\n'],
  ['bullets', 'bullets', 'Wor|ds\n\n* Item\n', '* Words\n\n* Item\n'],
  ['a numbered list', 'numbers', '- on|e\n  more\n- [ ] two\n', '1. one\n   more\n2. two\n'],
  ['tasks', 'tasks', '1. on|e\n2. two\n', '- [ ] one\n- [ ] two\n'],
  ['a paragraph between two lists', 'paragraph', '- one\n- tw|o\n- three\n', '- one\n\ntwo\n\n- three\n'],
  [
    'steps',
    'Steps',
    '1. **Open it.** Then wait.\n2. Cl|ose it\n\n   Slowly.\n',
    '<Steps>\n  <Step title="Open it">\n    Then wait.\n  </Step>\n  <Step title="Close it">\n    Slowly.\n  </Step>\n</Steps>\n',
  ],
  [
    'a list again',
    'numbers',
    '<St|eps>\n  <Step title="A">\n    Text.\n  </Step>\n  <Step title="B">\n  </Step>\n</Steps>\n',
    '1. **A**\n\n   Text.\n2. B\n',
  ],
  ['a note', 'Note', 'A\n\nWor|ds {x}\n', 'A\n\n<Note>\n  Words {x}\n</Note>\n'],
  [
    'a note as deep as its neighbors',
    'Tip',
    '<Steps>\n    <Step>\n        Wor|ds\n    </Step>\n</Steps>\n',
    '<Steps>\n    <Step>\n        <Tip>\n            Words\n        </Tip>\n    </Step>\n</Steps>\n',
  ],
  [
    'another callout, with all it has',
    'Warning',
    '<No|te  title="A">\n odd\n\n   text\n</Note>\n',
    '<Warning  title="A">\n odd\n\n   text\n</Warning>\n',
  ],
  ['another callout on one line', 'Tip', '<No|te>a</Note>\n', '<Tip>a</Tip>\n'],
  ['text without a callout', 'paragraph', '<No|te title="A">\n  b\n</Note>\n', '**A**\n\nb\n'],
  ['an accordion', 'Accordion', '## Wh|y?\n', '<Accordion title="Why?">\n</Accordion>\n'],
  ['a quote', 'quote', 'Wor|ds\nmore\n', '> Words\n> more\n'],
  ['code', 'code', '- a\n  - |b\n', '- a\n  ```\n  - b\n  ```\n'],
  ['text without fences', 'paragraph', '```js\nif (a < |b) {\n```\n', 'if (a \\< b) \\{\n'],
])('a block becomes %s', (_, target, before, after) => {
  expect(turned(before, target)).toBe(after)
})

test('what is that already, and parts of components, stay', () => {
  expect(turned('# A|\n', 'h1')).toBeUndefined()
  expect(turned('> |A\n', 'Note')).toBe('> <Note>\n>   A\n> </Note>\n')
  expect(turned('<Steps>\n  <St|ep>\n    A\n  </Step>\n</Steps>\n', 'Note')).toBeUndefined()
  expect(turned('import A| from "/a.mdx"\n', 'code')).toBeUndefined()
})

test('everything can be made of a paragraph, with line ends of Windows, too', () => {
  for (const target of turnTargets.slice(1)) {
    const text = turned('Above\r\n\r\nWor|ds\r\n\r\nBelow\r\n', target) ?? ''
    expect(text).toMatch(/Words/)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  }
})
