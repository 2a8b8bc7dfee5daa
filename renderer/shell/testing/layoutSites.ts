import { API, text } from '../../features/api/testing/zoo.ts'

/** A page with a table, a broken link and a word that is not in the dictionary. */
export const PAGE = `---
title: One
---

## First

Text with a wrold and a [link](/nowhere).

| a | b |
| - | - |
| 1 | 2 |
`

const SETTINGS = { name: 'Garden', colors: { primary: '#0D9373' }, favicon: 'i.svg' }
const PAGES = {
  'one.mdx': PAGE,
  'two.mdx': '---\ntitle: Two\n---\n',
  'three.mdx': 'Text.\n',
  'zoo.json': text(API),
}

/** A site in the older form, with every kind of division that it knows. */
export const OLDER = {
  ...PAGES,
  'docs.json': JSON.stringify({
    ...SETTINGS,
    openapi: 'zoo.json',
    tabs: [{ name: 'Tab', url: 'tab' }],
    anchors: [{ name: 'Anchor', url: 'anchor', icon: 'leaf' }],
    versions: ['v1', 'v2'],
    topbarLinks: [{ name: 'Link', url: '/one' }],
    navigation: [{ group: 'Start', pages: ['one', 'two', 'gone', 'one'] }],
  }),
}

/** A site in the newer form, in two languages. */
export const NEWER = {
  ...PAGES,
  'docs.json': JSON.stringify({
    ...SETTINGS,
    theme: 'mint',
    api: { openapi: 'zoo.json' },
    redirects: [{ source: '/old', destination: '/one' }],
    navigation: {
      languages: [
        { language: 'en', groups: [{ group: 'Start', hidden: true, pages: ['one', 'two', 'gone'] }] },
        { language: 'de', groups: [{ group: 'Start', pages: ['one'] }] },
      ],
    },
  }),
}
