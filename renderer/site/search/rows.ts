import { pageHref } from '../../../shared/site/base/routes.ts'
import { excerpt } from '../../../shared/site/search/excerpt.ts'
import type { FoundPage, SearchResults } from '../../../shared/site/search/find.ts'
import { marked } from '../../../shared/site/search/terms.ts'
import { drawing, make, pieces } from './elements.ts'
import { type Recent, remember } from './recent.ts'

const PAGE = 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5'
const HEADING = 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16'
const CLOCK = 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

interface Row {
  readonly icon: string
  readonly page: Recent
  readonly id?: string
  readonly isInner?: boolean
}

function row(root: string, { icon, page, id = '', isInner = false }: Row, ...lines: readonly HTMLElement[]) {
  const href = pageHref(root, page.path) + (id === '' ? '' : `#${encodeURIComponent(id)}`)
  const link = make('a', { role: 'option', href, tabindex: '-1', 'aria-selected': 'false' })
  link.className = isInner ? 'search-row inner' : 'search-row'
  link.append(drawing(icon), make('span', { class: 'search-lines' }, ...lines))
  link.addEventListener('click', () => remember(root, page))
  return link
}

const line = (name: string, ...children: readonly (Node | string)[]) =>
  make('span', { class: name }, ...children)

function rowsOf(
  root: string,
  { page, sections }: FoundPage,
  words: readonly string[],
): readonly HTMLElement[] {
  const intro = sections.find(([, title]) => title === '')
  const text = intro ?? (sections.length === 0 ? page.sections[0] : undefined)
  const top = row(
    root,
    { icon: PAGE, page },
    line('search-title', ...pieces(marked(page.title, words))),
    ...(page.place === '' ? [] : [line('search-place', page.place)]),
    ...(text === undefined || text[2] === ''
      ? []
      : [line('search-text', ...pieces(excerpt(text[2], words)))]),
  )
  const inner = sections
    .filter(([, title]) => title !== '')
    .map(([id, title, body]) =>
      row(
        root,
        { icon: HEADING, page, id, isInner: true },
        line('search-title', ...pieces(marked(title, words))),
        ...(body === '' ? [] : [line('search-text', ...pieces(excerpt(body, words)))]),
      ),
    )
  return [top, ...inner]
}

/** The results: each page, and below it its headings with matches. */
export const foundRows = (root: string, { found, words }: SearchResults): readonly HTMLElement[] =>
  found.flatMap(each => rowsOf(root, each, words))

/** Rows of pages opened earlier. */
export const recentRows = (root: string, pages: readonly Recent[]): readonly HTMLElement[] =>
  pages.map(page =>
    row(
      root,
      { icon: CLOCK, page },
      line('search-title', page.title),
      ...(page.place === '' ? [] : [line('search-place', page.place)]),
    ),
  )
