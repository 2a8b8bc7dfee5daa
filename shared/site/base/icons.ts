import { attributes, type Html, html, text } from './html.ts'
import { LUCIDE } from './lucide.ts'

/** Drawings by name: `width height path`, such as `512 512 M277…`; an alias is `=house`. */
export interface IconSet {
  readonly solid: Readonly<Record<string, string>>
  readonly regular: Readonly<Record<string, string>>
  readonly brands: Readonly<Record<string, string>>
  /** Line drawings of the library that the site chose; they come before all others. */
  readonly lines?: Readonly<Record<string, string>>
  /** Reads the line drawings of a library. */
  readonly library?: (name: IconLibrary) => Readonly<Record<string, string>>
}

/** A library of line drawings that a site can choose. */
export type IconLibrary = 'lucide' | 'tabler'

/** A set without any icons. */
export const noIcons: IconSet = { solid: {}, regular: {}, brands: {} }

/** A free style. */
export type IconStyle = 'solid' | 'regular' | 'brands'

// The closest free styles for each paid one.
const STYLES: Readonly<Record<string, readonly IconStyle[]>> = {
  solid: ['solid', 'regular', 'brands'],
  'sharp-solid': ['solid', 'regular', 'brands'],
  'sharp-duotone-solid': ['solid', 'regular', 'brands'],
  duotone: ['solid', 'regular', 'brands'],
  regular: ['regular', 'solid', 'brands'],
  light: ['regular', 'solid', 'brands'],
  thin: ['regular', 'solid', 'brands'],
  'sharp-regular': ['regular', 'solid', 'brands'],
  'sharp-light': ['regular', 'solid', 'brands'],
  'sharp-thin': ['regular', 'solid', 'brands'],
  brands: ['brands', 'solid', 'regular'],
}
const FALLBACK: readonly IconStyle[] = ['solid', 'regular', 'brands']

// The most common names that exist only in the paid set, or are misspelled, with replacements.
const STAND_INS: Readonly<Record<string, string>> = {
  'arrow-progress': 'bars-progress',
  'arrow-up-right': 'up-right-from-square',
  'badge-check': 'certificate',
  'block-quote': 'quote-left',
  'book-blank': 'book',
  'book-sparkles': 'book-open',
  books: 'book',
  'bolt-auto': 'bolt',
  'box-check': 'box',
  'brackets-curly': 'code',
  'brackets-square': 'code',
  'brain-circuit': 'brain',
  browser: 'window-maximize',
  browsers: 'window-restore',
  'bullseye-arrow': 'bullseye',
  'calendar-clock': 'calendar-days',
  'chart-line-up': 'chart-line',
  'chart-mixed': 'chart-simple',
  'chart-network': 'circle-nodes',
  chat: 'comment',
  'circle-1': '1',
  'circle-2': '2',
  'circle-3': '3',
  'circle-4': '4',
  'circle-5': '5',
  'circle-6': '6',
  'circle-7': '7',
  'circle-8': '8',
  'circle-9': '9',
  'circle-a': 'a',
  'circle-bolt': 'bolt',
  'circle-code': 'code',
  'circle-star': 'star',
  'clock-rotate': 'clock-rotate-left',
  'cloud-binary': 'cloud',
  'code-simple': 'code',
  command: 'terminal',
  'diagram-nested': 'diagram-project',
  'display-code': 'laptop-code',
  'file-magnifying-glass': 'magnifying-glass',
  files: 'copy',
  function: 'code',
  'gauge-max': 'gauge-high',
  'gear-code': 'gear',
  'globe-pointer': 'globe',
  grid: 'table-cells-large',
  'grid-2': 'table-cells-large',
  'hand-wave': 'hand',
  'head-side-brain': 'brain',
  'input-text': 'i-cursor',
  'key-skeleton': 'key',
  'lightbulb-on': 'lightbulb',
  'list-tree': 'folder-tree',
  loader: 'spinner',
  merge: 'code-merge',
  'message-bot': 'robot',
  'message-code': 'comment',
  messages: 'comments',
  'microchip-ai': 'microchip',
  'money-check-pen': 'money-check',
  nodes: 'circle-nodes',
  'objects-column': 'table-columns',
  'party-horn': 'champagne-glasses',
  'play-pause': 'play',
  'rectangle-code': 'file-code',
  'rectangle-terminal': 'terminal',
  'rocket-launch': 'rocket',
  'scanner-touchscreen': 'mobile-screen',
  'server-alt': 'server',
  'shield-check': 'shield-halved',
  'shield-keyhole': 'shield-halved',
  sidebar: 'table-columns',
  'sitemap-alt': 'sitemap',
  sparkle: 'wand-magic-sparkles',
  sparkles: 'wand-magic-sparkles',
  'square-code': 'file-code',
  'square-terminal': 'terminal',
  swap: 'right-left',
  telescope: 'binoculars',
  'terminal-2': 'terminal',
  'timeline-arrow': 'timeline',
  triangle: 'play',
  'user-robot': 'robot',
  wave: 'water',
  waveform: 'wave-square',
  'waveform-lines': 'wave-square',
  webhook: 'plug',
  window: 'window-maximize',
  workflow: 'diagram-project',
}

function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  return found?.startsWith('=') ? own(table, found.slice(1)) : found
}

/** An icon of the set. */
export interface FoundIcon {
  /** The name it was found under, which differs from the requested one for a replacement. */
  readonly name: string
  readonly style: IconStyle
  readonly width: string
  readonly height: string
  /** An SVG path. */
  readonly path: string
  /** It is drawn as a line instead of an area. */
  readonly isLine?: true
}

// The name itself, its replacement, then the name without its last words, and without its first:
// `rocket-launch` is drawn as `rocket`, `screen-users` as `users`.
function candidates(wanted: string): readonly string[] {
  const words = wanted.split('-').slice(0, 6)
  const starts = words.slice(1).map((_, index) => words.slice(0, -1 - index).join('-'))
  const ends = words.slice(1).map((_, index) => words.slice(index + 1).join('-'))
  const standIn = own(STAND_INS, wanted) ?? own(LUCIDE, wanted)
  return [wanted, ...(standIn === undefined ? [] : [standIn]), ...starts, ...ends].filter(
    name => name.length > 2 || name === wanted || name === standIn,
  )
}

/** The name in the set of `fa-Rocket` or `lucide-rocket`. */
export const iconName = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/^(?:fa|lucide)-/, '')

function drawing(found: string): Pick<FoundIcon, 'width' | 'height' | 'path'> {
  const [width = '512', height = '512'] = found.split(' ', 2)
  return { width, height, path: found.slice(width.length + height.length + 2) }
}

const chosen = new WeakMap<IconSet, Map<string, IconSet>>()

/** Returns the set with the drawings of a library before all others; for the same library always the same set. */
export function withLibrary(icons: IconSet, name: string | undefined): IconSet {
  if ((name !== 'lucide' && name !== 'tabler') || icons.library === undefined) return icons
  const known = chosen.get(icons) ?? new Map<string, IconSet>()
  chosen.set(icons, known)
  const set = known.get(name) ?? { ...icons, lines: icons.library(name) }
  known.set(name, set)
  return set
}

/** Finds an icon by its name, including free replacements; `undefined` if the set knows no such name. */
export function findIcon(icons: IconSet, written: string, style?: string): FoundIcon | undefined {
  const line = icons.lines && own(icons.lines, iconName(written))
  if (line !== undefined) return { name: iconName(written), style: 'regular', ...drawing(line), isLine: true }
  const order = (style !== undefined && Object.hasOwn(STYLES, style) && STYLES[style]) || FALLBACK
  for (const name of candidates(iconName(written))) {
    for (const table of order) {
      const found = own(icons[table], name)
      if (found === undefined) continue
      return { name, style: table, ...drawing(found) }
    }
  }
  return undefined
}

/** Whether the set is empty, so that nothing can be said about a name. */
export const isEmpty = (icons: IconSet): boolean =>
  Object.values(icons).every(table => Object.keys(table).length === 0)

/** Renders an icon by its name, including free replacements; `undefined` if the set knows no such name. */
export function drawIcon(icons: IconSet, name: string, style?: string): Html | undefined {
  const found = findIcon(icons, name, style)
  if (found === undefined) return undefined
  const { width, height, path, isLine } = found
  return html`<svg class="${text(isLine ? 'icon line' : 'icon')}" viewBox="0 0 ${text(width)} ${text(height)}" aria-hidden="true"><path d="${text(path)}"/></svg>`
}

/** Renders an unknown icon in the preview: its first letter in a dashed box. */
export function missingIcon(name: string, why: string): Html {
  const letter = [...iconName(name)][0]?.toUpperCase() ?? '?'
  return html`<span class="icon icon-missing"${attributes({ role: 'img', 'aria-label': why, title: why })}>${text(letter)}</span>`
}

/** Renders an image as an icon. */
export function pictureIcon(source: string): Html {
  return html`<img class="icon"${attributes({ src: source, alt: '' })}>`
}
