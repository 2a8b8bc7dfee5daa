import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { body, drop, keys, opened, paste, picture, select, text, write } from '../testing/written-page.tsx'

const html = (content: string, plain = 'plain') => ({ 'text/html': content, 'text/plain': plain })
const notice = (name: string | RegExp) => page.getByText(name)

/** Where something is pasted (“‸” is the cursor, two of them a selection), what it is, and the text after that. */
const PASTED: Readonly<
  Record<string, readonly [at: string, content: Readonly<Record<string, string>>, after: string]>
> = {
  'a URL over a word makes the word a link': [
    'see ‸docs‸ here\n',
    { 'text/plain': ' https://a.example/x_(y)\n' },
    'see [docs](https://a.example/x_(y)) here\n',
  ],
  'a URL whose parentheses do not pair is written so that the link ends where it should': [
    'see ‸docs‸\n',
    { 'text/plain': 'mailto:a)b(' },
    'see [docs](mailto:a%29b%28)\n',
  ],
  'a URL over nothing is text': ['see ‸\n', { 'text/plain': 'https://a.example' }, 'see https://a.example\n'],
  'a URL over several lines replaces them': [
    '‸a\nb‸\n',
    { 'text/plain': 'https://a.example' },
    'https://a.example\n',
  ],
  'a word over a word is text': ['see ‸docs‸\n', { 'text/plain': 'a' }, 'see a\n'],
  'formatted words become Markdown': ['a ‸\n', html('<b>b</b>'), 'a **b**\n'],
  'words without formatting are pasted as they are': ['a ‸\n', html('<span>b</span>', '*'), 'a *\n'],
  'formatting without text is pasted as its plain text': ['a ‸\n', html('<b></b>', 'b'), 'a b\n'],
  'a formatted list starts on a line of its own': [
    'above‸below\n',
    html('<ul><li>one</li><li>two</li></ul>'),
    'above\n\n- one\n- two\n\nbelow\n',
  ],
  'formatted lines in a cell of a table stay in the cell': [
    '| a | b |\n| - | - |\n| ‸ | d |\n',
    html('<p><b>x</b></p><p>y</p>'),
    '| a | b |\n| - | - |\n| **x**<br />y | d |\n',
  ],
  'formatted words over several lines of a table replace them': [
    '‸| a | b |\n| - | - |‸\n',
    html('<p><b>x</b></p><p>y</p>'),
    '**x**\n\ny\n',
  ],
  'code takes everything as it is': ['```\n‸\n```\n', html('<b>b</b>', 'b'), '```\nb\n```\n'],
  'text from a code editor is pasted as it is': [
    'a ‸\n',
    { ...html('<b>b</b>', '<b>'), 'vscode-editor-data': '{}' },
    'a <b>\n',
  ],
  'rows of a spreadsheet become a table': [
    '‸\n',
    { 'text/plain': 'a\tb\n<c>\t{d}' },
    '| a | b |\n| --- | --- |\n| \\<c> | \\{d\\} |\n',
  ],
  'one row of a spreadsheet is text': ['‸\n', { 'text/plain': 'a\tb' }, 'a\tb\n'],
  'rows of a spreadsheet fill the cells of a table': [
    '| a | b |\n| - | - |\n| ‸ |  |\n',
    { 'text/plain': '1\t2\n3\t4' },
    '| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n',
  ],
  'formatted cells keep their formatting': [
    '‸\n',
    html('<table><tr><td>a</td><td>b</td></tr><tr><td><i>c</i></td><td>d</td></tr></table>', 'a\tb\nc\td'),
    '| a | b |\n| --- | --- |\n| _c_ | d |\n',
  ],
}

for (const [what, [at, content, after]] of Object.entries(PASTED))
  test(what, async () => {
    await write(at)
    paste(content)
    await expect.poll(body).toBe(after)
  })

test('the cursor is after what was pasted', async () => {
  await write('a ‸ d\n')
  paste(html('<b>b</b>'))
  await expect.poll(body).toBe('a **b** d\n')
  await keys(' c')
  await expect.poll(body).toBe('a **b** c d\n')
})

test('the frontmatter takes everything as it is', async () => {
  await write('a\n')
  await select(-'\n---\n\n'.length)
  paste(html('<b>b</b>', ' more'))
  await expect.poll(text).toMatch(/^---\ntitle: One more\n---/)
})

test('the file keeps its Windows line endings', async () => {
  await write('', { 'one.mdx': '---\r\ntitle: One\r\n---\r\n\r\n' })
  await keys('{Control>}{End}{/Control}')
  paste(html('<ul><li>one</li><li>two</li></ul>'))
  await expect.poll(text).toMatch(/- one\r\n- two/)
})

test('images become files of the repository and are shown in frames, as one step', async () => {
  await write('above‸\n')
  paste({}, [await picture('image.png', 3, 2), await picture('Big Dog.png', 1, 1)])
  await expect
    .poll(body)
    .toBe(
      'above\n\n<Frame>\n  <img src="/images/one.png" alt="Describe the image" width="3" height="2" />\n</Frame>\n\n' +
        '<Frame>\n  <img src="/images/Big-Dog.png" alt="Describe the image" width="1" height="1" />\n</Frame>\n',
    )
  await expect
    .element(notice('The images will be saved as images/one.png and images/Big-Dog.png.'))
    .toBeVisible()
  expect(opened.project.state().undo).toBe('Import one.png and Big-Dog.png')
  await keys('A bowl{Tab}A dog')
  await expect.poll(body).toMatch(/one\.png" alt="A bowl"[\s\S]*Big-Dog\.png" alt="A dog"/)
})

const DRAWINGS = { 'images/a.svg': '<svg/>', 'images/b.svg': '<svg/>', 'shots/two/c.svg': '<svg/>' }

test('a new image goes where the page has its images', async () => {
  const two = '![A](images/a.svg) ![B](images/b.svg)'
  await write('![Two](/shots/two/c.svg)‸\n', { ...DRAWINGS, 'two.mdx': two })
  paste({}, [await picture('image.png', 1, 1)])
  await expect.poll(body).toMatch(/<img src="\/shots\/two\/one\.png"/)
})

test('a new image of a page without images goes where the pages beside it have theirs', async () => {
  await write('‸\n', { ...DRAWINGS, 'two.mdx': '![Two](/shots/two/c.svg)' })
  paste({}, [await picture('image.png', 1, 1)])
  await expect.poll(body).toMatch(/<img src="\/shots\/two\/one\.png"/)
})

test('text that comes with an image is pasted instead of it', async () => {
  await write('a ‸\n')
  paste({ 'text/plain': 'b' }, [await picture('image.png', 1, 1)])
  await expect.poll(body).toBe('a b\n')
})

test('a drawing has no size of its own', async () => {
  await write('‸\n')
  paste({}, [
    new File(['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'], 'a.svg', {
      type: 'image/svg+xml',
    }),
  ])
  await expect.poll(body).toMatch(/<img src="\/images\/a\.svg" alt="Describe the image" \/>/)
})

test('an image that cannot be read is shown without a size, and the person hears of it', async () => {
  await write('‸\n')
  const damaged = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])
  paste({}, [new File([damaged], 'a.png', { type: 'image/png' })])
  await expect.element(notice(/^The size of a\.png can’t be read/)).toBeVisible()
  await expect.poll(body).toMatch(/<img src="\/images\/a\.png" alt="Describe the image" \/>/)
})

test('images are dropped where the pointer is', async () => {
  await write('above‸\n')
  const image = await picture('a.png', 1, 1)
  expect(drop([image])).toBe(true)
  await expect.poll(body).toMatch(/^above\n\n<Frame>\n {2}<img src="\/images\/a\.png"/)
})

test('other files are not dropped into the text', async () => {
  await write('above‸\n')
  drop([new File(['a'], 'a.txt', { type: 'text/plain' })])
  drop([await picture('b.png', 1, 1)])
  await expect.poll(body).toMatch(/b\.png/)
  expect(await body()).not.toMatch(/a\.txt/)
})
