import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { draw } from '../testing/draw.ts'
import { anchorIdsOf } from './anchors.ts'

const contentsOf = (text: string) =>
  [...draw(text).regions.toc.matchAll(/href="#([^"]*)">([^<]*)</g)].map(([, id, name]) => `${name} #${id}`)

test('step titles that are headings are in the table of contents, in order', () => {
  const page = `## Before

<Steps titleSize="h2">
<Step title="Install \`it\`">
### Inside

<Steps>
<Step title="Plain">x</Step>
</Steps>
</Step>
<Step title="Run it" titleSize="h3">x</Step>
<Step title="Small" titleSize="p">x</Step>
</Steps>

## After`
  expect(contentsOf(page)).toEqual([
    'Before #before',
    'Install it #install-it',
    'Inside #inside',
    'Run it #run-it',
    'After #after',
  ])
})

test('the size that steps set applies to their own titles', () => {
  const html = draw(
    '<Steps titleSize="h3">\n<Step title="A">\n<Steps>\n<Step title="B" />\n</Steps>\n</Step>\n</Steps>',
  )
    .body.map(block => block.html)
    .join('')
  expect(html).toContain('<h3 class="step-title">A</h3>')
  expect(html).toContain('<p class="step-title">B</p>')
})

test('content that readers do not see is neither in the table of contents nor among the page’s anchors', () => {
  const within = (who: string) => `<Visibility for="${who}">
# Title of ${who}

## Part of ${who}

<Steps titleSize="h2">
<Step title="Step of ${who}">x</Step>
</Steps>
</Visibility>`
  const text = `${within('agents')}\n\n${within('humans')}\n\n## After`
  expect(contentsOf(text)).toEqual([
    'Part of humans #part-of-humans',
    'Step of humans #step-of-humans',
    'After #after',
  ])
  expect([...anchorIdsOf(parsePage('page.mdx', text))].filter(id => id.endsWith('agents'))).toEqual([])
  expect(draw('<Visibility for="agents">\n# Unseen\n</Visibility>').regions.title).toContain('Title of page')
})
