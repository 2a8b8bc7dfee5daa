import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { isList, isObject } from '../../../shared/config/json/value.ts'
import { type Section, sectionOf, sections } from '../../../shared/config/schema/sections.ts'
import { filled, filledNewer } from '../../gallery/configs.ts'
import { SampleForm } from '../../gallery/Forms.tsx'

/** The objects of lists in a value, outer ones first, with their keys. */
function itemsIn(
  value: unknown,
  path: JsonPath,
): readonly { readonly path: JsonPath; readonly keys: readonly string[] }[] {
  if (isList(value))
    return value.flatMap((item, index) => {
      const at = [...path, index]
      return [...(isObject(item) ? [{ path: at, keys: Object.keys(item) }] : []), ...itemsIn(item, at)]
    })
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => itemsIn(inner, [...path, key]))
}

const valuesOf = ({ form }: Section) => (form === 'newer' ? filledNewer : filled)
const itemsOf = (section: Section) =>
  section.properties.flatMap(key => itemsIn(valuesOf(section)[key], [key]))
const listed = [...sections.older, ...sections.newer].filter(section => itemsOf(section).length > 0)

const at = (path: JsonPath) =>
  document.querySelectorAll(`[data-pointer="${CSS.escape(formatPointer(path))}"]`)

test.each(listed.map(section => [`${section.form}: ${section.id}`, section] as const))(
  '%s: each item opens, and each of its keys has a field',
  async (_, section) => {
    await render(<SampleForm section={section} config={valuesOf(section)} state={{}} />)
    for (const { path, keys } of itemsOf(section)) {
      await expect.poll(() => at(path).length, { message: formatPointer(path) }).toBeGreaterThan(0)
      const row = at(path)[0]
      if (row?.getAttribute('role') === 'row') await page.elementLocator(row).click()
      for (const key of keys) {
        const message = `${formatPointer(path)} has no field for ${key}`
        await expect.poll(() => at([...path, key]).length, { message }).toBeGreaterThan(0)
      }
    }
  },
)

function pageMenu(): Section {
  const section = sectionOf('contextual', 'newer')
  if (!section) throw new Error('No form shows the page menu.')
  return section
}

test('items that the schema lists are named by their labels', async () => {
  const contextual = { options: ['view', 'chatgpt', 'unknown'] }
  await render(<SampleForm section={pageMenu()} config={{ contextual }} state={{}} />)
  const entries = page.getByRole('grid', { name: 'Entries' })
  for (const name of ['View as Markdown', 'ChatGPT', 'unknown'])
    await expect.element(entries.getByRole('row', { name, exact: true })).toBeVisible()
  await entries.getByRole('row', { name: 'ChatGPT' }).click()
  await expect.element(page.getByRole('button', { name: /^ChatGPT/ })).toBeVisible()
})

test('a listed item can become one of its own, and a new one is not there yet', async () => {
  const onChange = vi.fn()
  const contextual = { options: ['copy', 'chatgpt'] }
  await render(<SampleForm section={pageMenu()} config={{ contextual }} state={{ onChange }} />)
  await page.getByRole('button', { name: 'Add entry' }).first().click()
  expect(onChange.mock.lastCall?.[1]).toEqual(['copy', 'chatgpt', 'view'])
  await page.getByRole('row', { name: 'ChatGPT' }).click()
  await page.getByText('Own entry', { exact: true }).click()
  expect(onChange.mock.lastCall?.slice(0, 2)).toEqual([['contextual', 'options', 1], {}])
})

test.each(['{Enter}', '{Control>}s{/Control}', '{Tab}'])(
  'the name of a new meta tag is selected, and %s takes the one that is typed',
  async keys => {
    const section = sectionOf('seo', 'newer')
    if (!section) throw new Error('No form shows meta tags.')
    const onChange = vi.fn()
    await render(<SampleForm section={section} config={{}} state={{ onChange }} />)
    await page.getByRole('button', { name: 'Add entry' }).click()
    const name = page.getByRole('textbox', { name: 'Name of name' })
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard(`robots${keys}`)
    expect(onChange.mock.lastCall?.slice(0, 2)).toEqual([['seo', 'metatags'], { robots: '' }])
  },
)
