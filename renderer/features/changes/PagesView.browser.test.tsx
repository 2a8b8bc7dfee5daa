import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readText, replaceText } from '../../host/documents/documents.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { PagesView } from './PagesView.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': 'First.\n',
}
type Sides = { readonly before: string; readonly after: string }
const sidesOf = (name: string): Sides => ({
  before: `about:blank#before-${name}`,
  after: `about:blank#after-${name}`,
})

const compare = vi.fn()
const edit = vi.fn()
let opened: OpenedTestSite
let setText: (text: string) => void = () => undefined
const side = (title: string) => page.getByTitle(title)

function View() {
  const [text, set] = useState('Second.\n')
  setText = set
  return <PagesView file="one.mdx" before={FILES['one.mdx']} after={text} />
}

beforeEach(async () => {
  for (const mock of [compare, edit]) mock.mockReset()
  edit.mockImplementation(change => opened.project.edit(change))
  compare.mockReturnValue(sidesOf('one'))
  opened = await openSite(FILES, { handlers: { compare, edit } })
})

test('a changed page has two sides, each with its name', async () => {
  await opened.render(<View />)
  for (const name of ['before', 'after'] as const) {
    await expect.element(page.getByRole('figure').getByText(`Page ${name}`)).toBeVisible()
    await expect.element(side(`Page ${name}`)).toHaveAttribute('src', sidesOf('one')[name])
  }
  expect(compare).toHaveBeenCalledExactlyOnceWith({ file: 'one.mdx', text: FILES['one.mdx'] })
})

test('pages that cannot be drawn say why', async () => {
  compare.mockImplementation(() => {
    throw new Error('The disk is on fire.')
  })
  await opened.render(<View />)
  await expect.element(page.getByText(/on fire/)).toBeVisible()
})

test('pages that arrive late do not replace newer ones', async () => {
  const answers: ((sides: Sides) => void)[] = []
  compare.mockImplementation(() => new Promise<Sides>(resolve => answers.push(resolve)))
  await opened.render(<View />)
  await expect.poll(() => answers.length).toBe(1)
  setText('Third.\n')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(sidesOf('new'))
  await expect.element(side('Page after')).toHaveAttribute('aria-busy', 'false')
  answers[0]?.(sidesOf('old'))
  await new Promise(resolve => setTimeout(resolve, 50))
  await expect.element(side('Page after')).toHaveAttribute('src', sidesOf('new').after)
})

test('pages are drawn once the host has what was typed', async () => {
  const answers: (() => void)[] = []
  edit.mockImplementation(async change => {
    await new Promise<void>(resolve => answers.push(resolve))
    return opened.project.edit(change)
  })
  await readText(opened.site, 'one.mdx')
  replaceText(opened.site, 'one.mdx', 'Type', 'Second.\n')
  await opened.render(<View />)
  await expect.poll(() => answers.length).toBe(1)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(compare).not.toHaveBeenCalled()
  answers[0]?.()
  await expect.element(side('Page after')).toBeInTheDocument()
})
