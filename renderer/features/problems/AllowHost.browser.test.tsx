import { afterEach, expect, test } from 'vitest'
import { button, choose, FILES, open, opened, problem, reset } from './testing/problem-panel.tsx'

afterEach(reset)

const PAGE =
  '---\ntitle: Good\n---\n\n<iframe src="https://demos.example.com/tour" title="A tour"></iframe>\n'
const HOST = 'demos.example.com'
const isGone = () => expect.element(problem(HOST)).not.toBeInTheDocument()

test('the host of an embedded page is allowed where the problem is listed', async () => {
  await open({ ...FILES, 'good.mdx': PAGE })
  await expect.element(problem(HOST)).toBeVisible()
  await button(`Allow ${HOST}`).click()
  await isGone()
  expect((await opened.project.read({ file: 'docs.json' })).text).toContain(`"embeds": ["${HOST}"]`)
})

test('the host of an embedded page is allowed from the menu of the problem', async () => {
  await open({ ...FILES, 'good.mdx': PAGE })
  await choose(HOST, `Allow ${HOST}`)
  await isGone()
})
