import axe from 'axe-core'
import { expect } from 'vitest'

// A single component is not a page: it needs no landmarks, and its headings may start at any level.
const rules = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'heading-order': { enabled: false },
}

/** Fails if axe finds a violation in the current page, in light or in dark. */
export async function expectAccessible(): Promise<void> {
  const root = document.documentElement
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme
    const { violations } = await axe.run(document.body, { rules }).finally(() => delete root.dataset.theme)
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, theme).toEqual([])
  }
}
