import { expect, test } from 'vitest'
import { lineIcons } from './line-icons.ts'

const line = (shapes: string) => ({
  body: `<g fill="none" stroke="currentColor" stroke-width="2">${shapes}</g>`,
})

test('shapes become one path, aliases lead to their drawings, and filled drawings are left out', () => {
  const icons = {
    path: line('<path d="M1 2h3"/>'),
    circle: line('<circle cx="12" cy="12" r="10"/>'),
    round: line('<rect width="4" height="2" x="1" y="1" rx="1"/>'),
    square: line('<rect width="4" height="2" x="1" y="1"/>'),
    odd: line('<use href="#a"/>'),
    filled: { body: '<path fill="currentColor" d="M0 0"/>' },
  }
  const aliases = { way: { parent: 'path' }, full: { parent: 'filled' } }
  expect(lineIcons({ icons, aliases })).toEqual({
    path: '24 24 M1 2h3',
    circle: '24 24 M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
    round: '24 24 M2 1h2a1 1 0 0 1 1 1v0a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v0a1 1 0 0 1 1 -1z',
    square: '24 24 M1 1h4v2h-4v-2z',
    way: '=path',
  })
})
