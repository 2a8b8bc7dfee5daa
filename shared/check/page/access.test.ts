import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { checkText, pageOf } from '../testing/page-cases.ts'

test.each([
  'See ![Describe the image](a.png).',
  '<Frame>\n  <img src="a.png" alt="Describe the image" />\n</Frame>',
  'See ![What it shows](a.png).',
])('an image that nobody described after it was inserted has no description: %s', text => {
  expect(checkText(pageOf(text)).map(({ code }) => code)).toEqual(['accessibility/no-alt'])
})

const PARTS: Readonly<Record<string, readonly string[]>> = {
  '[](/other)': ['link 6'],
  '<a href="/other"></a>': ['link 6'],
  'Go <a href="/other"><Icon icon="star" /></a>.': ['link 6'],
  '<a href="/other"><img src="a.png" alt="" /></a>': ['link 6'],
  '<a href="/other" aria-label="Other"><Icon icon="star" /></a>': [],
  '<a id="x"></a>': [],
  '[![a window](a.png)](/other)': [],
  'One.\n\n## \n\nTwo.': ['heading 8'],
  '<h2> </h2>': ['heading 6'],
  '## <Icon icon="star" />': ['heading 6'],
  '## {name}': [],
  '<details><summary></summary>x</details>': ['fold 6'],
  '<details><summary><b>x</b></summary>x</details>': [],
  '<Accordion title="">x</Accordion>': ['fold 6'],
  '<Accordion title={name}>x</Accordion>': [],
}

test.for(Object.entries(PARTS))(
  'links, headings and folds without a text are told: %s',
  ([text, expected]) => {
    const told = checkText(pageOf(text)).filter(({ code }) => code === 'accessibility/no-text')
    const names = { linkWithoutText: 'link', headingWithoutText: 'heading', foldWithoutTitle: 'fold' }
    const said = told.map(({ message, line }) =>
      Object.entries(names).flatMap(([key, name]) => (message.key.endsWith(key) ? [`${name} ${line}`] : [])),
    )
    expect(said.flat()).toEqual(expected)
  },
)

const LISTS: Readonly<Record<string, readonly string[]>> = {
  '<ul><div>x</div></ul>': ['This <ul> directly contains something other than <li>.'],
  '<ol>x</ol>': ['This <ol> directly contains something other than <li>.'],
  '<ul>\n\n- x\n\n</ul>': ['This <ul> directly contains something other than <li>.'],
  '<dl><p>x</p></dl>': ['This <dl> directly contains something other than <dt>, <dd>, <div>.'],
  '<div><li>x</li></div>': ['This <li> is in no list.'],
  '<dt>x</dt>': ['This <dt> is in no list.'],
  '<ul>\n  <li>x</li>\n\n  <li>y</li>\n</ul>': [],
  '<ul>{items}</ul>': [],
  '<ul><Item /></ul>': [],
  '<Item><li>x</li></Item>': [],
  '<dl><div><dt>x</dt><dd>y</dd></div></dl>': [],
}

test.for(Object.entries(LISTS))('lists in HTML consist of their parts: %s', ([text, expected]) => {
  const told = checkText(pageOf(text)).filter(({ code }) => code === 'accessibility/list-parts')
  expect(told.map(({ message }) => inEnglish(message))).toEqual(expected)
})
