import { expect, test } from 'vitest'
import { drawBody } from './testing/draw.ts'
import { tagsOf } from './testing/tags.ts'

/** The addresses and actions in a drawn page. */
const actions = (body: string): readonly string[] =>
  tagsOf(body).flatMap(({ name, attributes }) =>
    [...attributes]
      .filter(([key]) => /^(?:on|href$|src$|style$|data-|id$|class$)/.test(key))
      .filter(([, value]) => /evil|javascript|https?:|position/i.test(value))
      .map(([key, value]) => `${name} ${key}=${value}`),
  )

// Covers P07
test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\href{https://evil.example}{x}',
  '\\url{https://evil.example}',
  '\\includegraphics[height=1em]{https://evil.example/a.png}',
  '\\htmlClass{evil}{x}',
  '\\htmlId{evil}{x}',
  '\\htmlStyle{position:fixed}{x}',
  '\\htmlData{evil=1}{x}',
  '\\text{<img src=x onerror=alert(1)>}',
  '\\text{</annotation></semantics></math><script>alert(1)</script>}',
  '\\def\\a{\\a\\a}\\a',
  '\\newcommand{\\a}{\\a\\a}\\a',
])('the formula %s has no link, no name, and no style of its own', source => {
  const body = drawBody(`$$\n${source}\n$$\n\nThe last line.\n`)
  expect(actions(body)).toEqual([])
  expect(tagsOf(body).filter(({ name }) => /^(?:script|img|a)$/.test(name))).toEqual([])
  expect(body).toContain('The last line.')
})

// Covers P07
test.each([
  'graph TD; A["<img src=x onerror=alert(1)>"] --> B',
  'graph TD; A --> B; click A "javascript:alert(1)"',
  'graph TD; A --> B; click A call alert(1)',
  '%%{init: {"securityLevel": "loose", "themeCSS": "* {background: url(https://evil.example)}"}}%%\ngraph TD; A --> B',
  '</pre><script>alert(1)</script>',
])('the diagram %s is text in the page', source => {
  const body = drawBody(`\`\`\`mermaid\n${source}\n\`\`\`\n`)
  expect(tagsOf(body).map(({ name }) => name)).toEqual(
    tagsOf(drawBody('```mermaid\ngraph TD; A --> B\n```\n')).map(({ name }) => name),
  )
})
