import { readConfig } from '../../config/read/read.ts'
import type { RenderedPage } from '../base/rendered-page.ts'
import type { Site } from '../plan/plan.ts'
import { draw, testSite } from './draw.ts'

/** The pages of a site of the newer form in tests. */
export const PAGES: readonly string[] = ['index', 'guides/one', 'help/faq', 'secret/a', 'unlisted']

const NAVIGATION = {
  tabs: [
    { tab: 'Docs', groups: [{ group: 'Start', pages: ['index', { group: 'Deep', pages: ['guides/one'] }] }] },
    { tab: 'Help', hidden: true, searchable: true, pages: ['help/faq'] },
    { tab: 'Secret', hidden: true, pages: ['secret/a'] },
  ],
}

/** A site of the newer form with these settings, read as from its file. */
export function newerSite(settings: object, files: readonly string[] = []): Site {
  const text = JSON.stringify({ name: 'Harbor', navigation: NAVIGATION, ...settings })
  return testSite({ config: readConfig(text).value, pages: PAGES, files })
}

/** A page of such a site. */
export const newerPage = (
  settings: object,
  file = 'index.mdx',
  text = '---\ntitle: T\n---\n\nText.',
): RenderedPage => draw(text, newerSite(settings), file)

/** The text that readers see of some HTML. */
export const shownText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
