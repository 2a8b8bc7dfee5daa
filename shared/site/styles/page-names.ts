/**
 * What authors' style sheets call the components in the content of a page (the selectors that the format documents),
 * with our selectors for them.
 */
export const COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['accordion', '.accordion'],
  ['accordion-group', '.accordions'],
  ['callout', '.callout'],
  ['card', '.card'],
  ['card-group', '.columns'],
  ['code-block', '.code'],
  ['code-group', '.code.group'],
  ['expandable', '.expandable'],
  ['field', '.field'],
  ['frame', '.frame'],
  ['mermaid', '.diagram'],
  ['panel', '.beside'],
  ['step', '.step'],
  ['steps', '.steps'],
  ['tabs', '.tabs'],
  ['tooltip', '.tooltip'],
  ['update', '.update'],
])

/** The ids that they have for the content itself. */
export const CONTENT_IDS: ReadonlySet<string> = new Set([
  'body-content',
  'content',
  'content-area',
  'content-container',
])

/** The classes that they have for it. */
export const CONTENT_CLASSES: ReadonlySet<string> = new Set(['mdx-content', 'prose'])

/** The ids that they have for what is around the content, which they can't change. */
export const AROUND_IDS: ReadonlySet<string> = new Set([
  'banner',
  'footer',
  'header',
  'navbar',
  'navbar-transition',
  'navigation-items',
  'page-context-menu',
  'page-context-menu-button',
  'page-title',
  'pagination',
  'search-bar-entry',
  'search-bar-entry-mobile',
  'search-input',
  'sidebar',
  'sidebar-content',
  'table-of-contents',
  'table-of-contents-content',
  'table-of-contents-layout',
  'topbar-cta-button',
])
