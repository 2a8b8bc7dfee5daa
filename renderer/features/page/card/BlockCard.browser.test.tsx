import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { runCommand } from '../../../host/commands/commands.ts'
import { openHandbookHere, useHandbook } from '../../../host/view/handbook.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { body, keys, opened, picture, source, write } from '../testing/written-page.tsx'

const card = (name: string) => page.getByRole('dialog', { name: `Properties of ${name}` })
const form = () => card('')
const field = (name: string) => form().getByRole('textbox', { name, exact: true })
const box = (name: string) => form().getByRole('combobox', { name, exact: true })
const toggle = (name: string) => form().getByRole('switch', { name, exact: true })

/** Opens the card at “‸”. */
async function open(name: string, content: string, more = {}) {
  await write(content, more)
  runCommand(opened.app, 'format.properties')
  await expect.element(card(name)).toBeVisible()
}

test('a field changes only its attribute, as one step with a name', async () => {
  await open('Card', "<Ca‸rd\n  title='One'\n  href={link}\n>\n  Text\n</Card>\n")
  await expect.element(field('Title')).toHaveFocus()
  await userEvent.fill(field('Title'), "It's two")
  await expect.poll(body).toBe("<Card\n  title='It&#39;s two'\n  href={link}\n>\n  Text\n</Card>\n")
  expect(opened.project.state().undo).toBe('Change Title of Card')
  await expect.element(form().getByText('href={link}')).toBeVisible()
})

test('a new attribute is written like the others, and an emptied one is removed with its line', async () => {
  await open('Card', '<Card\n  title="One"\n>\n  Te‸xt\n</Card>\n')
  await toggle('Icon beside the text').click()
  await expect.poll(body).toBe('<Card\n  title="One"\n  horizontal\n>\n  Text\n</Card>\n')
  await userEvent.fill(field('Title'), '')
  await keys('{Tab}')
  await expect.poll(body).toBe('<Card\n  horizontal\n>\n  Text\n</Card>\n')
  await toggle('Icon beside the text').click()
  await expect.poll(body).toBe('<Card>\n  Text\n</Card>\n')
})

test('Escape closes the card and goes back to the text', async () => {
  await open('Note', '<Note>\n  Te‸xt\n</Note>\n')
  await keys('{Escape}')
  await expect.element(card('Note')).not.toBeInTheDocument()
  await expect.element(source()).toHaveFocus()
})

test('“What is this?” opens the part of the handbook about the component, also by its key', async () => {
  await open('Note', '<Note>\n  Te‸xt\n</Note>\n')
  const place = () => useHandbook.of(opened.app).getState().trail.at(-1)
  openHandbookHere(opened.app)
  expect(place()).toBe('pages/callouts#attributes')
  await expect.element(card('Note')).toBeVisible()
  await card('Note').getByRole('button', { name: 'What is this? Note' }).click()
  expect(useHandbook.of(opened.app).getState().trail).toHaveLength(3)
})

test('the rest of the window stays usable; going there closes the card', async () => {
  await open('Note', '<Note>\n  Te‸xt\n</Note>\n')
  await source().click({ force: true })
  await expect.element(card('Note')).not.toBeInTheDocument()
})

test('a link is chosen from the pages and their headings', async () => {
  await open('Card', '<Ca‸rd title="One" />\n')
  await box('Link').click()
  await keys('/tw')
  await page.getByRole('option', { name: /Two/ }).click()
  await expect.poll(body).toBe('<Card title="One" href="/two" />\n')
  await keys('#')
  await page.getByRole('option', { name: /Second heading/ }).click()
  await expect.poll(body).toBe('<Card title="One" href="/two#second-heading" />\n')
})

test('choices, numbers, colors and lists have controls of their own', async () => {
  await open('Badge', 'A <Ba‸dge color="red">New</Badge>.\n')
  await page.getByRole('button', { name: /Color$/ }).click()
  await page.getByRole('option', { name: 'green', exact: true }).click()
  await expect.poll(body).toBe('A <Badge color="green">New</Badge>.\n')
})

test('a number is written as a number, and what is none is refused', async () => {
  await open('Columns', '<Col‸umns>\n  Text\n</Columns>\n')
  await userEvent.fill(box('Columns'), '3')
  await expect.poll(body).toBe('<Columns cols={3}>\n  Text\n</Columns>\n')
  await userEvent.fill(box('Columns'), 'three')
  await expect.element(page.getByText('Enter a number.')).toBeVisible()
  expect(await body()).toBe('<Columns cols={3}>\n  Text\n</Columns>\n')
})

test('an image of Markdown has a description, a caption and a version for dark pages', async () => {
  await open('Image', '![‸x](/a.svg)\n', { 'a.svg': '<svg/>', 'b.svg': '<svg/>' })
  await userEvent.fill(field('Description'), 'A bowl')
  await userEvent.fill(field('Caption'), 'Dinner')
  await expect.poll(body).toBe('<Frame caption="Dinner">\n  ![A bowl](/a.svg)\n</Frame>\n')
  await userEvent.fill(box('Dark version'), '/b.svg')
  await expect
    .poll(body)
    .toBe(
      '<Frame caption="Dinner">\n  <img src="/a.svg" alt="A bowl" className="block dark:hidden" />\n' +
        '  <img src="/b.svg" alt="A bowl" className="hidden dark:block" />\n</Frame>\n',
    )
  await expect.element(card('Image')).toBeVisible()
})

test('a pasted image replaces the image, and its file is part of the step', async () => {
  await open('Image', '<im‸g src="/shots/a.svg" alt="x" />\n', { 'shots/a.svg': '<svg/>' })
  const data = new DataTransfer()
  data.items.add(await picture('image.png', 2, 2))
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  box('Image').element().dispatchEvent(event)
  await expect.poll(body).toBe('<img src="/shots/one.png" alt="x" />\n')
  expect(opened.project.state().undo).toBe('Import one.png')
})

test('the first line of a code block is a form', async () => {
  await open('Code block', '```js {1} wrap\nco‸de\n```\n')
  await userEvent.fill(field('Title'), 'a file.js')
  await userEvent.fill(field('Highlighted lines'), '1,3-4')
  await toggle('Wrap lines').click()
  await expect.poll(body).toBe('```js a file.js {1,3-4}\ncode\n```\n')
})

test('the card closes when its block is gone', async () => {
  await open('Note', 'a\n\n<No‸te>\n  Text\n</Note>\n')
  const { site } = opened
  const { documentsOf, editFile } = await import('../../../host/documents/documents.ts')
  const whole = documentsOf(site).known('one.mdx')?.text ?? ''
  editFile(site, 'one.mdx', [{ offset: whole.indexOf('a\n'), length: 1, text: 'abc' }], { label: 'x' })
  await expect.element(card('Note')).toBeVisible()
  const from = whole.indexOf('<Note') + 2
  editFile(site, 'one.mdx', [{ offset: from, length: whole.length + 2 - from, text: '' }], { label: 'x' })
  await expect.element(card('Note')).not.toBeInTheDocument()
})

test.each([
  ['Image', '<Frame>\n  <im‸g src="/a.svg" data-x="1" />\n</Frame>\n'],
  ['Card', '<Ca‸rd title="One" color="#ff0000" icon="star" />\n'],
])('the card of %s is accessible', async (name, content) => {
  await open(name, content, { 'a.svg': '<svg/>' })
  await expectAccessible()
})
