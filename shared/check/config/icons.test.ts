import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { planSite } from '../../site/plan/plan.ts'
import { fewIcons } from '../../site/testing/draw.ts'
import { applyEdits } from '../../text/edit.ts'
import { checkConfig, checkPage } from '../check.ts'

const problemsIn = (text: string, config = '"navigation":[{"group":"a","pages":["one"]}]') => {
  const reading = readConfig(`{"name":"x",${config}}`)
  const pages = [{ file: 'one.mdx', path: 'one', title: 'One', titled: true }]
  const site = planSite({ config: reading.value, pages, files: new Set(['one.mdx']), icons: fewIcons })
  const known = { site, pages: new Map(pages.map(page => [page.path, page])), anchors: () => undefined }
  return [...checkConfig(reading, known), ...checkPage(parsePage('one.mdx', text), known)].filter(
    ({ code }) => code === 'icon/unknown',
  )
}

test.each([
  ['---\ntitle: One\nicon: "rockt"\n---\n', 3, 'rockt', 'icon: "rocket"'],
  ["---\ntitle: One\nicon: 'fa-rockte'\n---\n", 3, 'fa-rockte', "icon: 'rocket'"],
  ['<Card title="x" icon="gitub">y</Card>', 1, 'gitub', 'icon="github"'],
  ['- a\n- <Icon\n  icon="hause" />', 3, 'hause', 'icon="house"'],
])('an unknown icon of a page is reported, with the intended one: %j', (text, line, name, changed) => {
  const [problem, ...more] = problemsIn(text)
  expect(more).toEqual([])
  expect(problem).toMatchObject({
    line,
    message: `There is no icon “${name}”.`,
  })
  expect(applyEdits(text, problem?.fix?.edits ?? [])).toContain(changed)
})

test('an unknown icon of docs.json is reported', () => {
  const config =
    '"anchors":[{"name":"a","icon":"rcoket","url":"https://a.b"}],"navigation":[{"group":"a","pages":["one",{"group":"b","icon":"zzzzzz","pages":["one"]}]}]'
  expect(problemsIn('', config).map(({ pointer, hint }) => `${pointer} ${hint && inEnglish(hint)}`)).toEqual([
    '/anchors/0/icon Did you mean “rocket”?',
    '/navigation/0/pages/1/icon Choose a Font Awesome icon, or use the path of an image.',
  ])
})

test.each([
  '<Card icon="rocket-launch" />',
  '<Card icon="/images/a.svg" /> <Icon icon="https://a.b/c.png" />',
  '<Card icon={<svg />} /> <Card icon="" /> <Mine icon="zzzzzz" />',
  '---\nicon: lucide-rocket\n---',
])('nothing is wrong with %j', text => {
  expect(problemsIn(text)).toEqual([])
})
