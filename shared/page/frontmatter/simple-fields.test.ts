import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from './fields.ts'
import { readSimpleFields } from './simple-fields.ts'
import { readYaml } from './value.ts'

function asYaml(source: string, base: number) {
  const { document, value, error } = readYaml(source)
  if (error || !document) throw new Error(`no YAML: ${JSON.stringify(source)}`)
  return { data: value, fields: fieldsOf(document, source, base) }
}

test.each([
  'title: "A title"\ndescription: What it is, and (why) it’s so.\nhidden: true\n',
  'title: Title\ndeprecated: false',
  'title: ""\nsidebarTitle: "{a}: #b - c"\nconstructor: toString\n',
  'icon: user\'s\nx-y_2: a\ntitle: "快速入门 – «start»"\n',
])('%j is read as a parser of YAML reads it', source => {
  const read = readSimpleFields(source, 4)
  expect(read).toEqual(asYaml(source, 4))
})

test.each([
  '',
  'title: True\n',
  'title: null\n',
  'null: title\n',
  'title: a\ntitle: b\n',
  'title: "a\\n"\n',
  'title: a # b\n',
  'title: a: b\n',
  'title: 12\n',
  'title: a\n  b\n',
  'title:\n',
  'title: a\n\nicon: b\n',
  'title: a\r\n',
  'tags:\n  - a\n',
])('%j is left to the parser', source => {
  expect(readSimpleFields(source, 0)).toBeUndefined()
})

const word = fc.string({
  unit: fc.constantFrom(...'aZ09 _-.,;:#"\'()/\\{}[]&*!|>%@`?~=+<$^\n\t’–é快'),
  maxLength: 8,
})
const line = fc
  .tuple(fc.constantFrom('title', 'icon', 'on', 'True', 'a-b', '__proto__'), word, fc.boolean())
  .map(([key, value, isQuoted]) => `${key}: ${isQuoted ? `"${value}"` : value}`)

test('whatever it reads, a parser of YAML reads the same', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 3 }), lines => {
      const source = lines.join('\n')
      const read = readSimpleFields(source, 4)
      if (read) expect(read).toEqual(asYaml(source, 4))
    }),
    { numRuns: 3000 },
  )
})
