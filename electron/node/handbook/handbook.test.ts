import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Handbook } from '../../../shared/project/base/handbook.ts'
import { noIcons } from '../../../shared/site/base/icons.ts'
import { shippedAt } from '../../../shared/site/base/shipped.ts'
import { HandbookSite } from './handbook.ts'

const resources = fileURLToPath(new URL('../../../resources', import.meta.url))
let handbook: HandbookSite
beforeEach(() => {
  handbook = new HandbookSite(resources, { icons: noIcons, shipped: shippedAt(name => name) })
})
afterEach(() => handbook.close())

test('the contents are those of the navigation, without pages that only try out the drawing', async () => {
  const pages: Handbook['pages'] = await handbook.contents()
  expect(pages[0]).toMatchObject({ path: 'introduction', group: 'Get started' })
  expect(pages.find(({ path }) => path === 'guides/images')?.group).toBe('Guides')
  expect(pages.some(({ path }) => path.startsWith('cases/'))).toBe(false)
  expect(pages.filter(({ title, description }) => title === '' || description === '')).toEqual([])
})

test('the contents have the words of each part', async () => {
  const writing = (await handbook.contents()).find(({ path }) => path === 'guides/writing')
  const spelling = writing?.parts.find(({ anchor }) => anchor === 'spelling')
  expect(spelling?.text).toContain('dictionar')
  expect(spelling?.text).not.toContain('##')
})

test('every part that the contents name is on its page', async () => {
  for (const { path, parts } of await handbook.contents()) {
    const { html } = (await handbook.project?.document(path)) ?? { html: '' }
    expect(
      parts.filter(({ anchor }) => !html.includes(`id="${anchor}"`)),
      path,
    ).toEqual([])
  }
})

test('nothing is opened before somebody asks, and once for everybody', async () => {
  expect(handbook.project).toBeUndefined()
  const [one, other] = await Promise.all([handbook.contents(), handbook.contents()])
  expect(one).toBe(other)
})
