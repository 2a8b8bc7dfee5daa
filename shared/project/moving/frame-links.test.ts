import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const CONFIG = `{
  "name": "Acme",
  "footer": { "links": [{ "items": [{ "label": "Install", "href": "/install" }] }] },
  "navigation": {
    "languages": [
      {
        "language": "en",
        "pages": ["intro", "install"],
        "navbar": { "links": [{ "label": "Install", "href": "/install#linux" }], "primary": { "type": "button", "label": "Go", "href": "/install" } },
        "footer": { "links": [{ "items": [{ "label": "Away", "href": "https://x.example" }, { "label": "Install", "href": "/install" }] }] }
      }
    ]
  }
}
`

const SITE = {
  'docs.json': CONFIG,
  'intro.mdx': '---\ntitle: Intro\nrelated:\n  - /install\n  - Again: /install#linux\n---\n',
  'install.mdx': '---\ntitle: Install\n---\n\n## Linux\n',
}

const MOVE = { moves: [{ from: 'install.mdx', to: 'guides/setup.mdx' }], redirects: false, leave: [] }

test('links of the footer, of a language’s own header and footer, and related pages follow a moved page', async () => {
  const memory = await openInMemory(SITE)
  await memory.settle()
  await memory.project.moveFiles({ ...MOVE, label: 'Move' })
  await memory.settle()
  expect(await memory.text('docs.json')).toBe(
    CONFIG.replaceAll('"/install', '"/guides/setup').replace('"install"', '"guides/setup"'),
  )
  expect(await memory.text('intro.mdx')).toBe(SITE['intro.mdx'].replaceAll('/install', '/guides/setup'))
})
