import { CALLOUT_NAMES } from '../../page/tags/callout-names.ts'
/** Where the handbook explains links. */
export const LINK_PLACE = 'guides/writing#links'

/** The pages of the handbook that explain components, with the section if the page is about more. */
const PLACES: readonly (readonly [string, readonly string[]])[] = [
  ['pages/callouts#attributes', CALLOUT_NAMES],
  ['pages/callouts#announcements', ['Banner']],
  ['pages/cards#attributes', ['Card', 'CardGroup', 'Tile', 'Tiles']],
  ['pages/cards#columns', ['Columns', 'Column']],
  ['pages/cards#repositories', ['GitHub', 'Github']],
  ['pages/structure#steps', ['Steps', 'Step']],
  ['pages/structure#tabs', ['Tabs', 'Tab']],
  ['pages/structure#views', ['View']],
  ['pages/structure#accordions', ['Accordion', 'AccordionGroup']],
  ['pages/structure#trees', ['Tree', 'FileTree']],
  ['pages/code#several-languages', ['CodeGroup']],
  ['pages/code#request-and-response', ['RequestExample', 'ResponseExample']],
  ['pages/code#all-options', ['code', 'CodeBlock']],
  ['pages/media#attributes-of-frame', ['Frame']],
  ['pages/media#images', ['img']],
  ['pages/media#video', ['video']],
  ['pages/media#embedded-pages', ['iframe']],
  ['pages/words#tooltip', ['Tooltip']],
  ['pages/words#popup', ['Popup', 'PopupTrigger', 'PopupContent']],
  ['pages/text#headings', ['Heading']],
  ['pages/snippets#constants', ['MDX']],
  ['pages/words#icon', ['Icon']],
  ['pages/words#badge', ['Badge']],
  ['pages/words#update', ['Update']],
  ['pages/api-fields#attributes', ['ParamField', 'ResponseField', 'Expandable']],
  [LINK_PLACE, ['a', 'Link']],
  ['pages/maths#formulas', ['Latex']],
  ['pages/maths#diagrams', ['Mermaid']],
]

const places: ReadonlyMap<string, string> = new Map(
  PLACES.flatMap(([place, names]) => names.map(name => [name, place] as const)),
)

/** Returns where the handbook explains a component or an element, as `page#anchor`. */
export const componentPlace = (name: string): string =>
  places.get(name.split('.', 1)[0] ?? name) ?? 'guides/writing#properties-of-a-block'
