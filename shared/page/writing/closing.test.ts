import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { closingEdit } from './closing.ts'

const closed = (text: string): string | undefined => {
  const edit = closingEdit(text, text.length)
  return edit && applyEdits(text, [edit])
}

test.each([
  ['<Note>\n  inside\n  </Note>', '<Note>\n  inside\n</Note>'],
  ['<Steps>\n  <Step title="a">\n    b\n    </Step>', '<Steps>\n  <Step title="a">\n    b\n  </Step>'],
  ['<Card>\n  <Card>\n  </Card>\n  <Card />\n  </Card>', '<Card>\n  <Card>\n  </Card>\n  <Card />\n</Card>'],
  ['<Card\n  title="a"\n>\n  b\n  </Card>', '<Card\n  title="a"\n>\n  b\n</Card>'],
  ['<Card>\n  <Card a="b > c" />\n  </Card>', '<Card>\n  <Card a="b > c" />\n</Card>'],
  ['  <Tree.Folder>\r\n    a\r\n    </Tree.Folder>', '  <Tree.Folder>\r\n    a\r\n  </Tree.Folder>'],
])('a closing tag is indented like its opening tag: %j', (text, after) => {
  expect(closed(text)).toBe(after)
})

test.each(['<Note>\n</Note>', '  </Note>', '<Steps>\n  a </Steps>', '<Notes>\n  a\n  </Note>'])(
  'elsewhere it stays: %j',
  text => {
    expect(closed(text)).toBeUndefined()
  },
)
