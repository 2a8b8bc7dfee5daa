/** How an attribute's value is checked before it is written. */
type Check = 'text' | 'word' | 'number' | 'length' | 'flag' | 'link' | 'source' | 'sources'

const table = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.entries(rows).flatMap(([names, attributes]) =>
      names.split(' ').map(name => [name, new Set(attributes.split(' ').filter(Boolean))] as const),
    ),
  )

/** Allowed HTML elements, each with its attributes in addition to the common ones. */
export const ELEMENTS: ReadonlyMap<string, ReadonlySet<string>> = table({
  a: 'href download',
  'abbr b bdi bdo br cite code del dfn em i ins kbd mark rp rt ruby s samp small span strong sub sup u var wbr':
    '',
  'blockquote q': '',
  'dd details dl dt figcaption figure hr section summary div p pre center': 'align open',
  'h1 h2 h3 h4 h5 h6': 'align',
  'ol ul li': 'start reversed type value',
  'table thead tbody tfoot tr caption colgroup col': 'align span width',
  td: 'align colspan rowspan valign width',
  th: 'align colspan rowspan scope valign width',
  time: 'datetime',
  img: 'src alt width height align srcset',
  picture: '',
  source: 'src srcset type media',
  video: 'src poster controls autoplay loop muted playsinline preload width height',
  audio: 'src controls autoplay loop muted preload',
  track: 'src kind srclang label default',
  font: '',
  'address article aside fieldset footer header hgroup main nav': '',
  'button label legend output': '',
})

const standing = (names: string, element: string) => names.split(' ').map(name => [name, element] as const)

/** What elements become that would add a landmark, or a control that does nothing: boxes with the same look. */
export const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ...standing('address article aside center fieldset font footer header hgroup main nav', 'div'),
  ...standing('button label legend output', 'span'),
])

/** Attributes of every element. */
export const COMMON: ReadonlySet<string> = new Set([
  'title',
  'lang',
  'dir',
  'aria-label',
  'aria-hidden',
  'role',
])

/** Attributes with a rule of their own; the rest are plain text. */
export const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['href', 'link'],
  ['src', 'source'],
  ['poster', 'source'],
  ['srcset', 'sources'],
  ['width', 'length'],
  ['height', 'length'],
  ...['colspan', 'rowspan', 'span', 'start', 'value'].map(name => [name, 'number'] as const),
  ...['align', 'valign', 'scope', 'type', 'preload', 'kind', 'dir', 'role'].map(
    name => [name, 'word'] as const,
  ),
  ...['open', 'controls', 'autoplay', 'loop', 'muted', 'playsinline', 'reversed', 'default', 'download'].map(
    name => [name, 'flag'] as const,
  ),
])

/** Elements that are removed with everything in them. */
export const DROPPED: ReadonlySet<string> = new Set(
  'script style base meta link object embed form input template noscript math xmp plaintext textarea select title frame frameset applet portal dialog param head'.split(
    ' ',
  ),
)

/** Elements without content. */
export const VOID: ReadonlySet<string> = new Set('br hr img source track wbr col'.split(' '))

/** What a heading of a table may name. */
export const SCOPES: ReadonlySet<string> = new Set(['row', 'col', 'rowgroup', 'colgroup'])

/** Roles an author may set: those that add no landmark and no control. */
export const ROLES: ReadonlySet<string> = new Set([
  'img',
  'presentation',
  'none',
  'note',
  'group',
  'list',
  'listitem',
])
