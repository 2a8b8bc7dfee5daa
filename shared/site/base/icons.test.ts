import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaAt } from '../../config/schema/describe.ts'
import { newerSchema } from '../../config/schema/schema.ts'
import { draw, drawBody, testSite } from '../testing/draw.ts'
import { findIcon } from './icons.ts'
import { LUCIDE } from './lucide.ts'

const iconIn = (icon: string) => drawBody(`<Card title="x" icon="${icon}" />`)

test('an icon is a name, or the path of an image', () => {
  expect(iconIn('fa-Rocket')).toContain('<svg class="icon"')
  expect(iconIn('/images/Logo.svg')).toContain('<img class="icon" src="./images/Logo.svg"')
  expect(iconIn('logo.webp')).toContain('<img class="icon"')
})

const solid = readdirSync(
  new URL('../../../node_modules/@fortawesome/fontawesome-free/svgs/solid', import.meta.url),
)
const set = {
  solid: Object.fromEntries(solid.map(file => [file.replace('.svg', ''), '1 1 M0'])),
  regular: {},
  brands: {},
}

test('an icon of another set is replaced by the closest one', () => {
  expect(findIcon(set, 'layers')?.name).toBe('layer-group')
  expect(findIcon(set, 'lucide-bot')?.name).toBe('robot')
  expect(Object.values(LUCIDE).filter(name => findIcon(set, name)?.name !== name)).toEqual([])
})

test('each style that docs.json can name is drawn in the closest free one', () => {
  const drawing = { star: '1 1 M0' }
  const all = { solid: drawing, regular: drawing, brands: {} }
  const styles = schemaAt(['navbar', 'links', 0, 'icon', 'style'], newerSchema)?.enum ?? []
  expect(Object.fromEntries(styles.map(style => [style, findIcon(all, 'star', style)?.style]))).toEqual({
    brands: 'solid',
    duotone: 'solid',
    light: 'regular',
    regular: 'regular',
    'sharp-duotone-solid': 'solid',
    'sharp-light': 'regular',
    'sharp-regular': 'regular',
    'sharp-solid': 'solid',
    'sharp-thin': 'regular',
    solid: 'solid',
    thin: 'regular',
  })
})

test.each(["); mask-image: url('https://a.b/c.svg');/*", 'v1.2', 'a/b', 'nothing'])(
  '%s is no icon, and nothing is looked up',
  icon => {
    expect(iconIn(icon)).not.toContain('<img')
  },
)

test('the image of an anchor keeps its capital letters', () => {
  const anchors = [{ name: 'Blog', url: 'https://a.b', icon: '/images/Logo.svg' }]
  expect(draw('x', testSite({ config: { anchors } })).regions.sidebar).toContain('images/Logo.svg"')
})

test('the preview shows the first letter of an unknown icon; readers see nothing', () => {
  const [site, preview] = [testSite(), testSite({ preview: true })]
  expect(drawBody('<Card title="x" icon="nothing" />', site)).not.toContain('class="icon')
  expect(drawBody('<Card title="x" icon="<nothing" />', preview)).toContain(
    'title="There is no icon “&lt;nothing”">&lt;</span>',
  )
  const anchors = [{ name: 'Blog', url: 'https://a.b', icon: 'nothing' }]
  expect(draw('x', testSite({ config: { anchors }, preview: true })).regions.sidebar).toContain('>N</span>')
})
