import { attributes, type Html, html, text } from './html.ts'

/** Drawings by name: `width height path`, such as `512 512 M277…`; an alias is `=house`. */
export interface IconSet {
  readonly solid: Readonly<Record<string, string>>
  readonly regular: Readonly<Record<string, string>>
  readonly brands: Readonly<Record<string, string>>
}

/** A set without any drawing. */
export const noIcons: IconSet = { solid: {}, regular: {}, brands: {} }

type Style = keyof IconSet

// Styles that are not free are drawn by the nearest free one.
const STYLES: Readonly<Record<string, readonly Style[]>> = {
  solid: ['solid', 'regular', 'brands'],
  'sharp-solid': ['solid', 'regular', 'brands'],
  duotone: ['solid', 'regular', 'brands'],
  regular: ['regular', 'solid', 'brands'],
  light: ['regular', 'solid', 'brands'],
  thin: ['regular', 'solid', 'brands'],
  brands: ['brands', 'solid', 'regular'],
}
const FALLBACK: readonly Style[] = ['solid', 'regular', 'brands']

// The commonest names that exist only in the paid set, or are misspelt, and what stands in for each.
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

function draw(found: string): Html {
  const [width = '512', height = '512'] = found.split(' ', 2)
  const path = found.slice(width.length + height.length + 2)
  return html`<svg class="icon" viewBox="0 0 ${text(width)} ${text(height)}" aria-hidden="true"><path d="${text(path)}"/></svg>`
}

// The name itself, its stand-in, then what is left of it without its last words, and without its first:
// `rocket-launch` is drawn as `rocket`, `screen-users` as `users`.
function candidates(wanted: string): readonly string[] {
  const words = wanted.split('-').slice(0, 6)
  const starts = words.slice(1).map((_, index) => words.slice(0, -1 - index).join('-'))
  const ends = words.slice(1).map((_, index) => words.slice(index + 1).join('-'))
  const standIn = own(STAND_INS, wanted)
  return [wanted, ...(standIn === undefined ? [] : [standIn]), ...starts, ...ends].filter(
    name => name.length > 2 || name === wanted || name === standIn,
  )
}

/** Draws an icon by its name, free stand-ins included; `undefined` where the set knows no such name. */
export function drawIcon(icons: IconSet, name: string, style?: string): Html | undefined {
  const wanted = name.trim().toLowerCase().replace(/^fa-/, '')
  const order = (style !== undefined && Object.hasOwn(STYLES, style) && STYLES[style]) || FALLBACK
  for (const candidate of candidates(wanted)) {
    for (const table of order) {
      const found = own(icons[table], candidate)
      if (found !== undefined) return draw(found)
    }
  }
  return undefined
}

/** Draws a picture as an icon. */
export function pictureIcon(source: string): Html {
  return html`<img class="icon"${attributes({ src: source, alt: '' })}>`
}
