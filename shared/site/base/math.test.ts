import { expect, test, vi } from 'vitest'
import { saying } from '../../messages/testing/saying.ts'
import { drawMath } from './math.ts'

test.each([
  String.raw`\def\a{x}\a`,
  String.raw`\gdef\a{x}\a`,
  String.raw`\global\let\a=x`,
  String.raw`\newcommand{\a}{x}\a`,
  String.raw`\renewcommand{\frac}{x}`,
])('%s defines nothing', source => {
  const drawn = drawMath(source, true)
  expect(drawn).toEqual({ reason: saying(/^\\[a-z]+ isn’t allowed/) })
})

test.each([String.raw`\message{hi}`, String.raw`\errmessage{hi}`, String.raw`\show x`])(
  '%s writes nothing outside of the formula',
  source => {
    const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    expect(drawMath(source, false)).toHaveProperty('reason')
    for (const spy of said) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
  },
)

test('the size of a formula is limited', () => {
  expect(drawMath('x'.repeat(2001), true)).toEqual({ reason: 'The formula is too long' })
  const cells = `\\begin{matrix}${'&'.repeat(301)}\\end{matrix}`
  expect(drawMath(cells, true)).toEqual({ reason: 'The formula has too many cells' })
})

test('the same formula is rendered once', () => {
  expect(drawMath('x^2', true)).toBe(drawMath('x^2', true))
  expect(drawMath('x^2', false)).not.toEqual(drawMath('x^2', true))
})
