import { expect, test } from 'vitest'
import { mergeOf, mergeOfMarkers } from './merging.ts'

const MARKED = `{
<<<<<<< HEAD
  "name": "Ours",
  "colors": { "primary": "#111111" },
=======
  "name": "Theirs",
>>>>>>> feature
  "navigation": [
<<<<<<< HEAD
    "intro", "ours"
=======
    "intro", "theirs"
>>>>>>> feature
  ]
}
`

test('a docs.json with conflict markers is merged by path; what only one side has is kept', () => {
  const marked = mergeOfMarkers('docs.json', MARKED)
  expect(marked).toMatchObject({ mine: 'HEAD', disk: 'feature' })
  expect(marked?.merge.cards).toMatchObject([
    { kind: 'setting', overlap: { path: ['name'], mine: 'Ours', disk: 'Theirs' } },
  ])
  const [card] = marked?.merge.cards ?? []
  const text = marked?.merge.text(new Map([[card?.id ?? '', 'mine']])) ?? ''
  const config = JSON.parse(text)
  expect(config).toMatchObject({ name: 'Ours', colors: { primary: '#111111' } })
  expect([...config.navigation].sort()).toEqual(['intro', 'ours', 'theirs'])
})

test('a page with conflict markers has a card for each conflict', () => {
  const text = 'A\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> x\nB\n'
  const marked = mergeOfMarkers('a.md', text)
  expect(marked?.merge.cards).toMatchObject([{ kind: 'text', overlap: { mine: 'ours\n', disk: 'theirs\n' } }])
  expect(marked?.merge.text(new Map([['0', 'both']]))).toBe('A\nours\ntheirs\nB\n')
})

test('an unreadable docs.json is merged as text', () => {
  const merge = mergeOf('docs.json', {
    base: '{\n"a": 1\n}\n',
    mine: '{\n"a": \n}\n',
    disk: '{\n"a": 2\n}\n',
  })
  expect(merge.cards).toMatchObject([{ kind: 'text', overlap: { mine: '"a": \n', disk: '"a": 2\n' } }])
})

test('a text without conflict markers is not a marked merge', () => {
  expect(mergeOfMarkers('a.md', 'A\n=====\n')).toBeUndefined()
})

test('a card states its lines in the text that takes one side everywhere', () => {
  const text =
    'A\n<<<<<<< HEAD\nours\nmore\n=======\ntheirs\n>>>>>>> x\nB\n<<<<<<< HEAD\n=======\nnew\n>>>>>>> x\nC\n'
  const merge = mergeOfMarkers('a.md', text)?.merge
  const reported = (side: 'mine' | 'disk') => {
    const whole = merge?.text(new Map(merge.cards.map(({ id }) => [id, side]))).split('\n') ?? []
    return merge?.cards.map(card =>
      card.kind === 'text' ? whole.slice(card.lines[side].from - 1, card.lines[side].to) : undefined,
    )
  }
  expect(reported('mine')).toEqual([['ours', 'more'], []])
  expect(reported('disk')).toEqual([['theirs'], ['new']])
})
