import { expect, test } from 'vitest'
import { isMarked, readMarkers } from './conflict-markers.ts'

const MARKED = `{
<<<<<<< HEAD
  "name": "Ours",
=======
  "name": "Theirs",
>>>>>>> feature/names
  "navigation": []
}
`

test('the two versions that git wrote into a text are told apart', () => {
  expect(readMarkers(MARKED)).toEqual({
    pieces: [
      '{\n',
      { base: '', mine: '  "name": "Ours",\n', disk: '  "name": "Theirs",\n' },
      '  "navigation": []\n}\n',
    ],
    mine: 'HEAD',
    disk: 'feature/names',
    hasBase: false,
  })
})

test('what both started from is read where git wrote it down', () => {
  const text = '<<<<<<< a\nx\n||||||| 1f2e\nw\n=======\ny\n>>>>>>> b\n'
  expect(readMarkers(text)).toMatchObject({
    pieces: [{ base: 'w\n', mine: 'x\n', disk: 'y\n' }],
    hasBase: true,
  })
})

test('with Windows line ends too', () => {
  expect(readMarkers(MARKED.replaceAll('\n', '\r\n'))?.disk).toBe('feature/names')
})

test('marks that a formatter moved in are read where that is asked for', () => {
  const moved = MARKED.replace(/^(?=[<=>])/gm, ' \t')
  expect(readMarkers(moved, 'indented')).toEqual(readMarkers(MARKED))
  expect(isMarked(moved, 'indented')).toBe(true)
  expect(isMarked(moved)).toBe(false)
})

test('a heading that is underlined is no mark', () => {
  expect(readMarkers(`Title\n=======\n\n${MARKED}`)?.pieces[0]).toBe('Title\n=======\n\n{\n')
})

test.each([
  'Title\n=======\n',
  '<<<<<<< a\nx\n',
  '<<<<<<< a\nx\n>>>>>>> b\n',
  '<<<<<<< a\n<<<<<<< b\n=======\n>>>>>>> c\n',
])('marks that do not belong together are none: %j', text => {
  expect(readMarkers(text)).toBeUndefined()
})

test('an example in a block of code is no conflict', () => {
  expect(isMarked(MARKED)).toBe(true)
  expect(isMarked(`\`\`\`text\n${MARKED}\`\`\`\n`)).toBe(false)
  expect(isMarked('plain')).toBe(false)
})
