import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { applyEdits } from '../../text/edit.ts'
import { type BlockCard, blockCardAt, type FieldValue } from './block-card.ts'
import { setCardField } from './block-card-edit.ts'

/** The card at the `‸` of a text. */
function cardAt(marked: string) {
  const text = marked.replace('‸', '')
  const page = parsePage('page.mdx', text)
  return { page, card: blockCardAt(page, marked.indexOf('‸')) }
}

const valuesOf = (card: BlockCard | undefined) =>
  Object.fromEntries(
    (card?.fields ?? []).filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
  )

/** The text after a field of the card at `‸` was set. */
function after(marked: string, name: string, value: FieldValue): string | undefined {
  const { page, card } = cardAt(marked)
  const field = card?.fields.find(one => one.name === name)
  if (!card || !field) throw new Error(`The card has no field ${name}`)
  const edits = setCardField(page, card, field, value)
  return edits && applyEdits(page.text, edits)
}

test.each([
  ['<Ca‸rd title="One">\nText\n</Card>', 'Card', { title: 'One' }],
  ['<Card title="One">\nText\n</Ca‸rd>', 'Card', { title: 'One' }],
  ['<Card title="One">\nTe‸xt\n</Card>', 'Card', { title: 'One' }],
  [
    '<CardGroup cols={2}>\n<Card title="One" ho‸rizontal>\nText\n</Card>\n</CardGroup>',
    'Card',
    { title: 'One', horizontal: true },
  ],
  ['A <Badge color="red‸">New</Badge> word', 'Badge', { color: 'red' }],
  [
    '<Frame caption="C">\n  ![A b‸owl](/a.png)\n</Frame>',
    'img',
    { src: '/a.png', alt: 'A bowl', caption: 'C' },
  ],
  ['<Frame>\n  <img‸ src="/a.png" width={20} />\n</Frame>', 'img', { src: '/a.png', width: 20 }],
  ['```js a.js {1-2} wrap\ncode‸\n```', '', { language: 'js', title: 'a.js', highlight: '1-2', wrap: true }],
  ['<Update label="v1" tags={["a", "b"]}‸>\nText\n</Update>', 'Update', { label: 'v1', tags: ['a', 'b'] }],
])('the card at ‸ in %j is that of %s', (marked, name, values) => {
  const { card } = cardAt(marked)
  expect(card?.name).toBe(name)
  expect(valuesOf(card)).toEqual(values)
})

test.each(['Text‸\n', '# Head‸ing\n', '---\ntitle: O‸ne\n---\n'])('there is no card in %j', marked => {
  expect(cardAt(marked).card).toBeUndefined()
})

test('expressions and unknown attributes are shown as they are, and have no field', () => {
  const { card } = cardAt('<Card‸ title={name} data-x="1" icon={<svg/>} {...rest} href="/a">\nText\n</Card>')
  expect(valuesOf(card)).toEqual({ href: '/a' })
  expect(card?.fields.map(({ name }) => name)).not.toContain('title')
  expect(card?.kept.map(({ source }) => source)).toEqual([
    'title={name}',
    'data-x="1"',
    'icon={<svg/>}',
    '{...rest}',
  ])
})

test.each([
  ['<Card‸ title="One" />', 'icon', 'star', '<Card title="One" icon="star" />'],
  ['<Card‸ title="One" icon="star" />', 'icon', '', '<Card title="One" />'],
  ['<Card‸\n  title="One"\n/>', 'title', '', '<Card />'],
  ['<Card‸\n  title="One"\n  arrow\n>\n</Card>', 'title', '', '<Card\n  arrow\n>\n</Card>'],
  ['<Card‸ title="One" />', 'horizontal', true, '<Card title="One" horizontal />'],
  ['<Card‸ horizontal title="One" />', 'horizontal', false, '<Card title="One" />'],
  ['<Card‸ horizontal={true} />', 'horizontal', false, '<Card horizontal={false} />'],
  ['<Tabs‸>\n</Tabs>', 'sync', false, '<Tabs sync={false}>\n</Tabs>'],
  ['<Tabs‸ sync={false}>\n</Tabs>', 'sync', true, '<Tabs>\n</Tabs>'],
  ['<Columns‸>\n</Columns>', 'cols', 2, '<Columns cols={2}>\n</Columns>'],
  ["<Update‸ label='v1'>\n</Update>", 'tags', ['a', 'b'], "<Update label='v1' tags={['a', 'b']}>\n</Update>"],
  ['<Frame>\n  ![‸x](/a.png)\n</Frame>', 'alt', 'A bowl', '<Frame>\n  ![A bowl](/a.png)\n</Frame>'],
  ['![‸x](/a.png)', 'width', '300', '<img src="/a.png" alt="x" width="300" />'],
  ['![‸x](/a.png)', 'caption', 'C', '<Frame caption="C">\n  ![x](/a.png)\n</Frame>'],
  ['```js\n‸code\n```', 'highlight', '1,3', '```js {1,3}\ncode\n```'],
])('%s with %s = %j', (marked, name, value, wanted) => {
  expect(after(marked, name, value)).toBe(wanted)
})

test('an image gets a version for dark pages, which has the same card', () => {
  const paired = after('<img‸ src="/a.png" alt="x" />', 'dark', '/b.png') ?? ''
  expect(paired).toContain('src="/b.png" alt="x" className="hidden dark:block" />')
  const inDark = paired.replace('src="/b', '‸src="/b')
  expect(valuesOf(cardAt(inDark).card)).toEqual({ src: '/a.png', alt: 'x', dark: '/b.png' })
  expect(after(inDark, 'dark', '')).toBe('<img src="/a.png" alt="x" />')
})
