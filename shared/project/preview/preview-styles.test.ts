import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const CONTENT = {
  'docs.json': '{"name":"Acme","navigation":[{"group":"A","pages":["a"]}]}',
  'a.mdx': '---\ntitle: A\n---\n\n<div className="hero p-4">Text</div>\n',
  'styles/style.css': '.hero { color: red }\n',
}

const opened = async (content: Record<string, string> = CONTENT) => {
  const open = await openInMemory(content)
  await open.project.preview({ page: 'a' })
  await open.settle()
  open.events.preview.length = 0
  const html = async () => (await open.project.document('a')).html
  return { ...open, html }
}

test('the page has the rules of style sheets and utility classes, and the classes that they are for', async () => {
  const { html } = await opened()
  const page = await html()
  expect(page).toContain('class="u-hero u-p-4"')
  expect(page).toContain('.u-hero{color:red;}')
  expect(page).toContain('.u-p-4{padding:')
})

test('whether texts have utility classes is known, and follows them', async () => {
  const { project } = await opened()
  expect(await project.texts.hasUtilities()).toBe(true)
  const plain = await opened({ ...CONTENT, 'a.mdx': '<div className="block">Text</div>\n' })
  expect(await plain.project.texts.hasUtilities()).toBe(false)
  await plain.insert('a.mdx', '<div className="block'.length, ' p-4')
  expect(await plain.project.texts.hasUtilities()).toBe(true)
  const unknown = await opened({ ...CONTENT, 'a.mdx': '<div className="hero-of-nothing">Text</div>\n' })
  expect(await unknown.project.texts.hasUtilities()).toBe(false)
})

test('a rule that changes on disk changes the look of the shown page, and nothing else of it', async () => {
  const { disk, settle, events } = await opened()
  disk.change({ 'styles/style.css': '.hero { color: blue }\n' })
  await settle()
  expect(events.preview).toHaveLength(1)
  expect(events.preview[0]?.theme).toContain('.u-hero{color:blue;}')
  expect(events.preview[0]?.body).toBeUndefined()
})

test('a style sheet that is added or removed gives its classes a meaning, or takes it away', async () => {
  const { disk, settle, html } = await opened()
  disk.change({
    'more.css': '.other { color: red }\n',
    'a.mdx': `${CONTENT['a.mdx']}\n<p class="other">B</p>\n`,
  })
  await settle()
  expect(await html()).toContain('class="u-other"')
  disk.change({ 'more.css': undefined })
  await settle()
  expect(await html()).not.toContain('u-other')
})

test('a class that is typed changes the styles of the page with its block', async () => {
  const { insert, settle, events } = await opened()
  await insert('a.mdx', CONTENT['a.mdx'].indexOf(' p-4'), ' mt-8')
  await settle()
  expect(events.preview[0]?.styles).toContain('.u-mt-8{')
  expect(events.preview[0]?.body?.inserted[0]?.html).toContain('u-mt-8')
})
