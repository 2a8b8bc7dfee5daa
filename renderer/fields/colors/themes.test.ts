import { expect, test } from 'vitest'
import { drawnColors } from '../base/colorRoles.ts'
import { contrastOf } from './color.ts'
import { startingThemes, withTheme } from './themes.ts'

test.each(startingThemes)('$id is readable in both modes as it is', theme => {
  const { background, button, onButton } = drawnColors(withTheme({}, theme, 'older'))
  expect(contrastOf(theme.primary, background.light)).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(theme.light, background.dark)).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(button, onButton)).toBeGreaterThanOrEqual(4.5)
})

test('a theme keeps the colors that it does not define', () => {
  const [first] = startingThemes
  if (!first) throw new Error('There are no themes')
  expect(withTheme({ colors: { anchors: '#123456', primary: '#000' } }, first, 'older')).toMatchObject({
    colors: { anchors: '#123456', primary: first.primary },
  })
})
