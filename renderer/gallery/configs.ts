import type { JsonObject } from '../../shared/config/json/value.ts'

/** A docs.json in which every kind of field has a value. */
export const filled: JsonObject = {
  name: 'Acme',
  feedback: { suggestEdit: true },
  redirects: [{ source: '/old', destination: '/new' }],
  logo: { light: '/logo/light.svg', dark: '/logo/dark.svg', href: 'https://example.com' },
  favicon: '/logo/light.svg',
  colors: {
    primary: '#0D9373',
    light: '#07C983',
    dark: '#0D9373',
    background: { light: '#ffffff', dark: '#0f1117' },
    anchors: { from: '#0D9373', to: '#07C983' },
  },
  modeToggle: { default: 'dark' },
  topbarLinks: [{ name: 'Support', url: 'mailto:help@example.com' }],
  topbarCtaButton: { name: 'Dashboard', url: 'https://example.com' },
  footerSocials: { github: 'https://github.com/acme', x: 'https://x.com/acme' },
  primaryTab: { name: 'Docs' },
  tabs: [{ name: 'API reference', url: 'api-reference' }],
  topAnchor: { name: 'Documentation', icon: 'book' },
  anchors: [
    { name: 'Community', icon: 'users', iconType: 'solid', url: 'https://example.com', color: '#2456C8' },
  ],
  versions: ['v2', { name: 'v1', url: 'https://example.com/v1' }],
  openapi: 'openapi.json',
  api: {
    baseUrl: ['https://api.example.com', 'https://staging.example.com'],
    auth: { method: 'key', name: 'x-api-key' },
    playground: { mode: 'simple' },
  },
}

/** The same in the newer form. */
export const filledNewer: JsonObject = {
  name: 'Acme',
  variables: { version: '2.1' },
  theme: 'mint',
  logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' },
  colors: { primary: '#0D9373', light: '#07C983', dark: '#0D9373' },
  background: { color: { light: '#ffffff', dark: '#0f1117' }, decoration: 'grid' },
  fonts: { family: 'Inter', weight: 400 },
  styling: { codeblocks: { theme: 'github-dark' } },
  banner: { content: 'Version 2 is here.', dismissible: true },
  navbar: { links: [{ label: 'Support', href: 'mailto:help@example.com' }] },
  footer: {
    socials: { github: 'https://github.com/acme' },
    links: [{ header: 'Company', items: [{ label: 'About', href: 'https://example.com/about' }] }],
  },
  contextual: { options: ['copy', { title: 'Forum', href: 'https://example.com' }] },
  seo: { indexing: 'all', metatags: { 'og:image': 'https://example.com/preview.png' } },
  redirects: [{ source: '/old', destination: '/new' }],
  integrations: { ga4: { measurementId: 'G-1' }, chat: 'kept' },
  api: { openapi: 'openapi.json', playground: { display: 'simple' } },
}

/** A docs.json whose values have other types than their fields. */
export const mismatched: JsonObject = Object.fromEntries(
  [...Object.keys(filled), ...Object.keys(filledNewer)].map(key => [key, 12]),
)
