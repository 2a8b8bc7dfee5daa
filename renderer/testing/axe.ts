import axe from 'axe-core'
import { expect } from 'vitest'

// A single component is not a page: it needs no landmarks, and its headings may start at any level.
const rules = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'heading-order': { enabled: false },
}

/** The rules that read colors: a theme changes nothing else, as styles know it by `light-dark()` alone. */
const ofColors = ['color-contrast', 'link-in-text-block']

/** Fails if axe finds a violation in the current page, in light or in dark. */
export async function expectAccessible(): Promise<void> {
  const root = document.documentElement
  for (const [theme, options] of [
    ['light', { rules }],
    ['dark', { runOnly: ofColors }],
  ] as const) {
    root.dataset.theme = theme
    const { violations } = await axe
      .run(document.body, { ...options, resultTypes: ['violations'] })
      .finally(() => delete root.dataset.theme)
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, theme).toEqual([])
  }
}
