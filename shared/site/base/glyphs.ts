import { type Html, html, text } from './html.ts'

/** Drawings that every page repeats: the styles have them. */
const STYLED = ['check', 'chevron', 'close', 'copies', 'left', 'lens', 'menu', 'moon', 'sun'] as const

// Line drawings of the shell, 24 units wide.
const PATHS = {
  copy: 'M9 9h10v10H9zM5 15V5h10',
  down: 'm6 9 6 6 6-6',
  out: 'M8 16 16 8M9 8h7v7',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8.5v.01',
  bulb: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.5 1.3 2.4h5c0-.9.5-1.7 1.3-2.4A6 6 0 0 0 12 3z',
  warning: 'M12 4 2.8 19.5h18.4zm0 6v4m0 3v.01',
  stop: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 8v5m0 3v.01',
  done: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm-4 9.2 2.8 2.8L16.2 9.4',
  pencil: 'm4 20 1-4.5L16.5 4a2.1 2.1 0 0 1 3.2 3L8.5 18.8zM14.5 6l3.2 3',
  flag: 'M5 21V4.5M5 5c4-2.5 8 2 14 0v9c-6 2-10-2.5-14 0',
  folder: 'M3 7.5V18h18V8.5h-9L10 6H3z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  star: 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  fork: 'M6 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm12 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm-6 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm-6-9v2a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3v-2m-6 5v4',
  feed: 'M5 19.01V19M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16',
  list: 'M4 6h16M4 12h10M4 18h13',
} as const

/** Name of a drawing of the shell. */
export type GlyphName = keyof typeof PATHS | (typeof STYLED)[number]

const isStyled = (name: GlyphName): name is (typeof STYLED)[number] => !(name in PATHS)

/** Renders a small line drawing; screen readers ignore it. */
export const glyph = (name: GlyphName): Html =>
  isStyled(name)
    ? html`<i class="glyph ${text(name)}"></i>`
    : html`<svg class="glyph ${text(name)}" viewBox="0 0 24 24" aria-hidden="true"><path d="${text(PATHS[name])}"/></svg>`
