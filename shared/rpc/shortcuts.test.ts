import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commands } from './commands.ts'

const handbook = fileURLToPath(new URL('../../resources/handbook/reference/shortcuts.mdx', import.meta.url))

/** The keys in the first column of each table, by the heading above it. */
function keysBySection(text: string): ReadonlyMap<string, readonly string[]> {
  const sections = text.split(/^## /m).slice(1)
  return new Map(
    sections.map(section => {
      const [title = ''] = section.split('\n', 1)
      const cells = [...section.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = '']) => cell)
      return [title, cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, keys = '']) => keys))]
    }),
  )
}

test('the handbook lists the keys of every command, and no others', () => {
  const named = keysBySection(readFileSync(handbook, 'utf8'))
  const [everywhere = [], inText = []] = [named.get('Everywhere'), named.get('In the text editor')]
  const keys = Object.values(commands).flatMap(command => ('keys' in command ? [command.keys] : []))
  const written = keys.map(each => each.replaceAll('+', ' '))
  expect(everywhere.filter(each => !written.includes(each))).toEqual([])
  expect(written.filter(each => ![...everywhere, ...inText].includes(each))).toEqual([])
})

test('no two commands have the same keys', () => {
  const keys = Object.values(commands).flatMap(command => ('keys' in command ? [command.keys] : []))
  expect(keys.filter((each, index) => keys.indexOf(each) !== index)).toEqual([])
})
