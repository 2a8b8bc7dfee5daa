import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { parsePointer } from '../../../shared/config/json/pointer.ts'
import { sections } from '../../../shared/config/schema/sections.ts'
import { configProblemsNow } from '../../host/site/problems.ts'
import { localize } from '../../messages/localize.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const OLDER = {
  name: '',
  colors: { primary: 'no color', light: '#fefefe', dark: '#eeeeee', background: { light: '#fff' } },
  logo: { light: '/none.svg', dark: 3 },
  favicon: '/none.png',
  topbarLinks: [{ name: 'Docs' }, { name: '', url: '/nowhere' }],
  topbarCtaButton: { type: 'github', url: 'example.com' },
  footerSocials: { github: 'not an address', nothing: 'https://x.example' },
  modeToggle: { default: 'blue', isHidden: 'yes' },
  versions: ['v1', 'v1', { name: 'v2', default: true }, { name: 'v3', default: true }],
  tabs: [{ name: 'Guides', url: 'guides' }, { url: 'more' }],
  anchors: [{ name: 'API', url: 'nowhere', icon: 'no-such-icon', version: 'v9', color: 'blu' }],
  redirects: [
    { source: '/one', destination: '/two' },
    { source: '/a', destination: '/nowhere' },
    { source: '/b', destination: '/b' },
  ],
  api: { baseUrl: 'example', auth: { method: 'none at all' }, playground: { mode: 5 } },
  openapi: 'none.yaml',
  feedback: { suggestEdit: 'yes' },
  navigation: [{ group: 'Start', version: 'v1', pages: ['one'] }],
}
const NEWER = {
  theme: 'none',
  name: 'Acme',
  colors: { primary: 'no color' },
  variables: { product: 5 },
  navbar: { links: [{ label: 'Docs' }, { label: 'A', href: '/nowhere' }], primary: { type: 'x' } },
  footer: {
    socials: { github: 'no address' },
    links: [{ header: 'A', items: [{ label: 'B', href: '/nowhere' }] }],
  },
  seo: { paths: [{ path: 5 }], metatags: { 'og:image': 7 } },
  redirects: [{ source: '/a' }],
  banner: { content: 5 },
  contextual: { options: ['copy', 'nothing'] },
  navigation: { groups: [{ group: 'Start', pages: ['one'] }] },
}

test.each([
  ['older', OLDER],
  ['newer', NEWER],
] as const)('%s form: every problem of a setting is told at its row', async (form, docs) => {
  const files = { 'docs.json': JSON.stringify(docs, null, 2), 'one.mdx': '---\ntitle: One\n---\n' }
  const opened = await openSite(files)
  const problems = configProblemsNow(opened.site)
  expect(problems.length).toBeGreaterThan(10)
  const untold: string[] = []
  for (const { id, properties } of sections[form]) {
    if (id === 'json') continue
    const drawn = await opened.render(<SettingsPanel section={id} />)
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectAccessible()
    for (const { pointer = '', message } of problems) {
      const [key] = parsePointer(pointer) ?? []
      if (!properties.includes(String(key))) continue
      const rows = [...document.querySelectorAll('[data-pointer]')].filter(row =>
        `${pointer}/`.startsWith(`${row.getAttribute('data-pointer')}/`),
      )
      const isTold = rows.some(row => row.textContent?.includes(localize(message)))
      if (!isTold) untold.push(`${id} ${pointer}: ${localize(message)}`)
    }
    await drawn.unmount()
  }
  expect(untold).toEqual([])
})
