/** What a field of the frontmatter holds. */
export interface DescribedField {
  readonly kind: 'text' | 'flag' | 'choice' | 'icon' | 'link' | 'image' | 'operation' | 'version'
  /** A sentence without a full stop. */
  readonly about: string
  readonly values?: readonly string[]
}

const text = (about: string): DescribedField => ({ kind: 'text', about })
const flag = (about: string): DescribedField => ({ kind: 'flag', about })

/** The frontmatter fields with an effect, described for authors, the most frequent ones first. */
export const fieldDescriptions: ReadonlyMap<string, DescribedField> = new Map<string, DescribedField>([
  ['title', text('The heading of the page, its row in the navigation, and the title of the window')],
  ['description', text('The line below the heading, and what search engines show')],
  ['sidebarTitle', text('A shorter name for the navigation')],
  ['icon', { kind: 'icon', about: 'An icon before the name in the navigation' }],
  [
    'iconType',
    {
      kind: 'choice',
      about: 'The style of the icon',
      values: ['regular', 'solid', 'brands', 'light', 'thin', 'duotone', 'sharp-solid'],
    },
  ],
  ['tag', text('A word in a small box behind the name in the navigation')],
  [
    'mode',
    {
      kind: 'choice',
      about: 'How much surrounds the page',
      values: ['wide', 'center', 'custom', 'frame'],
    },
  ],
  ['url', { kind: 'link', about: 'Makes the row a link to somewhere else; no page is built' }],
  ['openapi', { kind: 'operation', about: 'The operation of an API that the page describes' }],
  ['api', text('A method and an address that the page describes, such as “GET /users”')],
  ['version', { kind: 'version', about: 'The version that the page belongs to' }],
  ['deprecated', flag('Marks the row as outdated')],
  ['hidden', flag('Keeps the page out of the navigation and of search engines; its address still works')],
  ['searchable', flag('Written as “false”, keeps the page out of the reader’s search only')],
  ['hideFooterPagination', flag('Leaves out the links to the previous and the next page')],
  ['lastUpdatedDate', text('When the page was changed last, shown at its end, such as “2026-03-04”')],
  ['noindex', flag('Keeps the page out of search engines only')],
  ['canonical', text('The address that search engines are told, where the same page is also elsewhere')],
  ['og:title', text('The title that other sites show when somebody shares the page')],
  ['og:description', text('The text that other sites show when somebody shares the page')],
  ['og:image', { kind: 'image', about: 'The picture that other sites show when somebody shares the page' }],
])
