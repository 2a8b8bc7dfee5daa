// Runs alone: grammars are registered for the whole process, in the order in which modules are loaded.
import { expect, test } from 'vitest'
import { tokenLines } from './tokens.ts'

const kindsOf = (code: string) =>
  tokenLines('mdx', code)
    .flat()
    .map(({ kind, text }) => `${kind}:${text.trim()}`)

test('in pages, indented text is no code, and tags may contain braces', () => {
  const page =
    '<ParamField body="role" enum={["reader", "writer"]}>\n\n      <Expandable>\n        **Text**\n      </Expandable>\n</ParamField>'
  const found = kindsOf(page)
  expect(found.filter(row => row.startsWith('t:'))).toEqual([
    't:ParamField',
    't:Expandable',
    't:Expandable',
    't:ParamField',
  ])
  expect(found).toContain('a:enum')
  expect(found).not.toContain('k:<Expandable>')
})

test('fences in pages are highlighted in their language', () => {
  expect(kindsOf('```bash\ncurl -X POST\n```\n')).toContain('f:curl')
})
