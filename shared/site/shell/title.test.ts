import { expect, test } from 'vitest'
import { draw } from '../testing/draw.ts'

const leadOf = (description: string) =>
  /<p class="lead">.*<\/p>/.exec(
    draw(`---\ntitle: x\ndescription: '${description}'\n---\n`).regions.title,
  )?.[0]

test.each([
  ['The `SearchTool` looks it up.', 'The <code>SearchTool</code> looks it up.'],
  ['Ask `<b>` & `c`', 'Ask <code>&lt;b&gt;</code> &amp; <code>c</code>'],
  ['One ` alone, **no** <b>markup</b>', 'One ` alone, **no** &lt;b&gt;markup&lt;/b&gt;'],
])('a description is plain text, except for code: %s', (description, shown) => {
  expect(leadOf(description)).toBe(`<p class="lead">${shown}</p>`)
})
