import { expect, test } from 'vitest'
import { contrastOf } from '../colors/color.ts'
import { drawnColors, fallbackOf, roleOf } from './colorRoles.ts'

test('reads every color from the style of the site', () => {
  const drawn = drawnColors({
    colors: { primary: '#0D9373', dark: '#007A55', background: { light: '#fffdf5' } },
  })
  expect(drawn.background.light).toBe('#fffdf5')
  expect(drawn.button).toBe('#007a55')
  expect(drawn.onButton).toBe('#ffffff')
  for (const color of [drawn.accent.light, drawn.accent.dark, drawn.background.dark])
    expect(color).not.toBe('#000000')
})

test('the color that pages show instead of a pale accent is readable', () => {
  const role = roleOf({ colors: { primary: '#aaffcc' } }, ['colors', 'primary'])
  expect(contrastOf(role?.shown ?? '#ffffff', role?.other ?? '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test.each([
  [['colors', 'light'], '#0d9373'],
  [['colors', 'dark'], '#0d9373'],
  [['anchors', 3, 'color'], '#0d9373'],
  [['colors', 'background', 'light'], '#ffffff'],
])('if %j is absent, readers get %s', (path, color) => {
  expect(fallbackOf({ colors: { primary: '#0D9373' } }, path)).toBe(color)
})

test('invalid values count as absent', () => {
  expect(fallbackOf({ colors: 'teal' }, ['colors', 'primary'])).toMatch(/^#[0-9a-f]{6}$/)
  expect(drawnColors({ colors: { background: 3, primary: ['#fff'] } }).background.light).toBe('#ffffff')
})
