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

test("the two versions between git's conflict markers are separated", () => {
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

test('the common ancestor is read where git wrote it', () => {
  const text = '<<<<<<< a\nx\n||||||| 1f2e\nw\n=======\ny\n>>>>>>> b\n'
  expect(readMarkers(text)).toMatchObject({
    pieces: [{ base: 'w\n', mine: 'x\n', disk: 'y\n' }],
    hasBase: true,
  })
})

test('Windows line ends work too', () => {
  expect(readMarkers(MARKED.replaceAll('\n', '\r\n'))?.disk).toBe('feature/names')
})

test('markers that a formatter indented are read when asked for', () => {
  const moved = MARKED.replace(/^(?=[<=>])/gm, ' \t')
  expect(readMarkers(moved, 'indented')).toEqual(readMarkers(MARKED))
  expect(isMarked(moved, 'indented')).toBe(true)
  expect(isMarked(moved)).toBe(false)
})

test('an underlined heading is no marker', () => {
  expect(readMarkers(`Title\n=======\n\n${MARKED}`)?.pieces[0]).toBe('Title\n=======\n\n{\n')
})

test.each([
  'Title\n=======\n',
  '<<<<<<< a\nx\n',
  '<<<<<<< a\nx\n>>>>>>> b\n',
  '<<<<<<< a\n<<<<<<< b\n=======\n>>>>>>> c\n',
])('markers that do not belong together are ignored: %j', text => {
  expect(readMarkers(text)).toBeUndefined()
})

test('an example in a code block is no conflict', () => {
  expect(isMarked(MARKED)).toBe(true)
  expect(isMarked(`\`\`\`text\n${MARKED}\`\`\`\n`)).toBe(false)
  expect(isMarked('plain')).toBe(false)
})
