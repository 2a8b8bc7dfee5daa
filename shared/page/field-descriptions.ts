import { type Message, message } from '../messages/message.ts'
import { fieldAnchor } from '../text/anchor.ts'

/** What a field of the frontmatter holds. */
export interface DescribedField {
  readonly kind: 'text' | 'list' | 'flag' | 'choice' | 'icon' | 'link' | 'image' | 'operation' | 'version'
  /** A sentence without a full stop. */
  readonly about: Message
  readonly values?: readonly string[]
}

const text = (about: Message): DescribedField => ({ kind: 'text', about })
const flag = (about: Message): DescribedField => ({ kind: 'flag', about })

/** The frontmatter fields with an effect, described for authors, the most frequent ones first. */
export const fieldDescriptions: ReadonlyMap<string, DescribedField> = new Map<string, DescribedField>([
  ['title', text(message('fields-about:title'))],
  ['description', text(message('fields-about:description'))],
  ['sidebarTitle', text(message('fields-about:sidebarTitle'))],
  ['icon', { kind: 'icon', about: message('fields-about:icon') }],
  [
    'iconType',
    {
      kind: 'choice',
      about: message('fields-about:iconType'),
      values: ['regular', 'solid', 'brands', 'light', 'thin', 'duotone', 'sharp-solid'],
    },
  ],
  ['tag', text(message('fields-about:tag'))],
  [
    'mode',
    {
      kind: 'choice',
      about: message('fields-about:mode'),
      values: ['wide', 'center', 'custom', 'frame'],
    },
  ],
  ['url', { kind: 'link', about: message('fields-about:url') }],
  ['openapi', { kind: 'operation', about: message('fields-about:openapi') }],
  ['api', text(message('fields-about:api'))],
  ['version', { kind: 'version', about: message('fields-about:version') }],
  ['deprecated', flag(message('fields-about:deprecated'))],
  ['hidden', flag(message('fields-about:hidden'))],
  ['searchable', flag(message('fields-about:searchable'))],
  ['keywords', { kind: 'list', about: message('fields-about:keywords') }],
  ['boost', text(message('fields-about:boost'))],
  ['related', text(message('fields-about:related'))],
  ['rss', flag(message('fields-about:rss'))],
  ['hideApiMarker', flag(message('fields-about:hideApiMarker'))],
  ['timestamp', flag(message('fields-about:timestamp'))],
  ['hideFooterPagination', flag(message('fields-about:hideFooterPagination'))],
  ['lastUpdatedDate', text(message('fields-about:lastUpdatedDate'))],
  ['noindex', flag(message('fields-about:noindex'))],
  ['canonical', text(message('fields-about:canonical'))],
  ['og:title', text(message('fields-about:ogTitle'))],
  ['og:description', text(message('fields-about:ogDescription'))],
  ['og:image', { kind: 'image', about: message('fields-about:ogImage') }],
])

/** Returns where the handbook describes a field of the frontmatter, as `page#anchor`. */
export const fieldPlace = (name: string): string =>
  `pages/frontmatter#${fieldDescriptions.has(name) ? fieldAnchor(name) : 'fields'}`
