import { expect, test } from 'vitest'
import { summarizePage } from '../page/summary.ts'
import { built } from './testing/build.ts'
import { testSite } from './testing/draw.ts'

const PAGE = `---
title: About {{product}}
sidebarTitle: Meet {{product}}
description: What {{product}} does for you.
---
## Install {{product}}

[Download](https://x.example/{{version}}/get) ![The {{product}}](/images/{{version}}.png)

<CodeGroup>
\`\`\`bash npm {{version}}
npm install {{product}}@{{version}}
\`\`\`
</CodeGroup>

<Tabs>
  <Tab title="For {{product}}">{{product}} in a tab, {{unknown}} out of it.</Tab>
</Tabs>

<Steps titleSize="h2">
  <Step title="Open {{product}}">Text.</Step>
</Steps>

<CodeBlock language="js">use {{version}}</CodeBlock>

<RequestExample>
\`\`\`bash {{product}}
curl https://x.example/{{version}}
\`\`\`
</RequestExample>
`

const uses = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))]

test('variables are filled in wherever they are written', async () => {
  const newer = { variables: { product: 'Acme', version: '2.0' } }
  const site = testSite({ pages: [summarizePage('about.mdx', PAGE)], config: { newer } })
  const { files } = await built(site, { 'about.mdx': PAGE })
  const about = String(files.find(({ path }) => path === 'about.html')?.content)
  expect(uses(about)).toEqual(['{{unknown}}'])
  for (const written of [
    '<title>About Acme',
    'content="What Acme does for you."',
    '>Install Acme<',
    'href="https://x.example/2.0/get"',
    'alt="The Acme"',
    '>npm 2.0</button>',
    '>For Acme</button>',
    '#open-acme',
  ])
    expect(about).toContain(written)
  for (const { path, content } of files)
    if (/\.(?:md|txt|html|text\.js)$/.test(path))
      expect(
        uses(String(content)).filter(use => use !== '{{unknown}}'),
        path,
      ).toEqual([])
})
