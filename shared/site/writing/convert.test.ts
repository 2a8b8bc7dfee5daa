import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { codeToTab, listToSteps } from './convert.ts'

function converted(text: string, at: string, work: typeof listToSteps) {
  const found = work(parsePage('page.mdx', text), text, text.indexOf(at))
  return found && text.slice(0, found.from) + found.snippet.replace(/\\(.)/g, '$1') + text.slice(found.to)
}

test('a list becomes steps: short items are titles, the rest is text', () => {
  const text =
    'Before\n\n1. Install it\n2. **Start.** Run `npm start` and say "hi".\n3. Wait\n\n   until it is *done*:\n\n   ```js\n   a\n   ```\n\nAfter'
  expect(converted(text, 'Install', listToSteps)).toBe(
    `Before

<Steps>
  <Step title="Install it">
  </Step>
  <Step title="Start">
    Run \`npm start\` and say "hi".
  </Step>
  <Step title="Wait">
    until it is *done*:

    \`\`\`js
    a
    \`\`\`
  </Step>
</Steps>

After`,
  )
  expect(converted(text, 'After', listToSteps)).toBeUndefined()
})

test('code gets a group with a second tab, and a group gets one more tab', () => {
  const text = '  ```js One\n  a\n  ```\n'
  const once = converted(text, 'a\n', codeToTab)
  expect(once).toMatch(/^ {2}<CodeGroup>\n```js One\na\n```\n\n```\$\{1\|bash/)
  const grouped = '<CodeGroup>\n```js One\na\n```\n</CodeGroup>'
  expect(converted(grouped, 'a\n', codeToTab)).toMatch(
    /^<CodeGroup>\n```js One\na\n```\n\n```\$\{1\|[\s\S]*\n```\$0\n<\/CodeGroup>$/,
  )
})
