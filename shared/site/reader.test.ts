import { expect, test } from 'vitest'
import { shippedAt } from './base/shipped.ts'
import { pageDocument } from './document.ts'
import { draw, drawBody, testSite } from './testing/draw.ts'
import { tagsOf } from './testing/tags.ts'

/** The rows of the table of contents: depth and target. */
const rows = (source: string): readonly string[] =>
  [...draw(source).regions.toc.matchAll(/<li(?: class="(\w+)")?><a href="#([^"]*)"/g)].map(
    ([, depth = 'top', id]) => `${depth} ${id}`,
  )

test.each([
  ['## A\n\n### B\n\n#### C', ['top a', 'deep b']],
  ['# A\n\n## B\n\n### C\n\n# D', ['top a', 'deep b', 'deeper c', 'top d']],
  ['### A\n\n#### B\n\n##### C', ['top a', 'deep b']],
  ['#### A\n\n##### B', ['top a', 'deep b']],
  ['Text.', []],
])('the table of contents follows the top level of the page: %j', (body, listed) => {
  expect(rows(`---\ntitle: Page\n---\n\n${body}`)).toEqual(listed)
})

test('headings in tabs, accordions and step titles are listed in the order of the page', () => {
  const body =
    '<Tabs><Tab title="x">\n\n## In a tab\n\n</Tab></Tabs>\n\n<Accordion title="y">\n\n## In an accordion\n\n</Accordion>\n\n<Steps titleSize="h2">\n<Step title="A step">x</Step>\n</Steps>'
  expect(rows(body)).toEqual(['top in-a-tab', 'top in-an-accordion', 'top a-step'])
})

test.each([
  ['---\ntitle: Set up\n---\n\n# Set up\n\nText.', 1],
  ['---\ntitle: "Set up!"\n---\n\nimport A from "/a.mdx"\n\n# set up\n\nText.', 1],
  ['---\ntitle: Set up\n---\n\n# Something else\n\nText.', 2],
  ['---\ntitle: Set up\n---\n\nText first.\n\n# Set up', 2],
  ['# Set up\n\nText.', 1],
])('a title that the text repeats is drawn once: %j', (source, count) => {
  const { regions, body } = draw(source)
  const html = regions.title + body.map(block => block.html).join('')
  expect(html.match(/<h1/g)).toHaveLength(count)
})

test('links to a title that the text repeats lead to the title', () => {
  const { regions } = draw('---\ntitle: Q & A\n---\n\n# Q & A\n\n## B')
  const ids = tagsOf(regions.title).map(({ attributes }) => attributes.get('id'))
  expect(ids).toEqual(expect.arrayContaining(['q--a', 'q-and-a']))
  expect(regions.toc).not.toContain('q--a')
})

test('a wrapper keeps its position, and its video fills it', () => {
  const html = drawBody(
    '<div style={{ position: "relative", paddingTop: "56.25%" }}>\n<iframe src="https://www.youtube.com/embed/x" title="Film" style={{ position: "absolute", top: 0, width: "100%", height: "100%" }} />\n</div>',
  )
  expect(html).toContain('<div style="position:relative;padding-top:56.25%">')
  expect(html).toContain('<div class="embed filled" style="position:absolute;top:0;width:100%;height:100%">')
})

const EMBED = '<iframe src="https://demo.example.com/a?b=1" title="A demo" />'
const shipped = shippedAt(name => `galley/${name}`)

test('a page of a host that the site does not allow is a card with its title and its host', () => {
  const html = drawBody(EMBED)
  expect(html).not.toContain('<iframe')
  expect(html.replace(/<[^>]*>/g, ' ').trim()).toMatch(/^A demo\s+demo\.example\.com$/)
})

// Covers P09
test('a page of a host that the site allows is loaded by a click, and only its host is in the policy', () => {
  const site = testSite({ config: { embeds: ['Demo.example.com', 'x; script-src *', 7] } })
  const page = draw(EMBED, site)
  const html = page.body.map(block => block.html).join('')
  expect(html).toMatch(/<details[^>]*><summary.*<\/summary><iframe[^>]* loading="lazy"[^>]* sandbox="/)
  const document = pageDocument(page, shipped)
  expect(document).toMatch(/frame-src [^;"]* https:\/\/demo\.example\.com[;"]/)
  expect(document).not.toContain('script-src *')
  expect(pageDocument(draw('Text.', site), shipped)).not.toContain('demo.example.com')
})

test('a page embedded beside the text is allowed, too', () => {
  const page = draw('<Panel>\n<iframe src="https://www.youtube.com/embed/x" title="Film" />\n</Panel>')
  expect(page.regions.aside).toContain('<iframe')
  expect(pageDocument(page, shipped)).toMatch(/frame-src [^;"]*https:\/\/www\.youtube\.com[ ;"]/)
})

test('an embedded page is not loaded in the preview, wherever it is from', () => {
  const site = testSite({ preview: true, config: { embeds: ['demo.example.com'] } })
  expect(drawBody(EMBED, site)).not.toContain('<iframe')
})

test.each(['CodeGroup', 'RequestExample', 'ResponseExample'])('prose in %s is drawn', name => {
  const page = draw(
    `<${name}>\n\nFirst.\n\n\`\`\`js\na\n\`\`\`\n\nSecond.\n\n\`\`\`py\nb\n\`\`\`\n\nThird.\n\n</${name}>`,
  )
  const html = page.regions.aside + page.body.map(block => block.html).join('')
  expect(html).toMatch(/First\..*class="code group.*Second\..*<\/div><div class="p"><p>Third\./s)
})

test('a group with only code has nothing around it', () => {
  expect(drawBody('<CodeGroup>\n\n```js\na\n```\n\n```py\nb\n```\n\n</CodeGroup>')).toMatch(
    /^<div class="code group/,
  )
})
