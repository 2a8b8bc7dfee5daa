import { pageHref } from '../../../shared/site/base/routes.ts'
import { excerpt } from '../../../shared/site/search/excerpt.ts'
import type { FoundPage, SearchResults } from '../../../shared/site/search/find.ts'
import type { PageSection } from '../../../shared/site/search/record.ts'
import { type Marks, marked } from '../../../shared/site/search/terms.ts'
import { urlsOfSite } from '../base/clean-links.ts'
import { drawing } from '../base/drawing.ts'
import { MAGNIFIER, make, pieces } from './elements.ts'
import { type Recent, remember } from './recent.ts'

const PAGE = 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5'
const HEADING = 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16'
const CLOCK = 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

/** What a row leads to, for its preview. */
export interface RowTarget {
  readonly page: FoundPage['page']
  readonly section: PageSection | undefined
}

const targets = new WeakMap<Element, RowTarget>()

/** What a row of the results leads to; undefined for other rows. */
export const targetOf = (row: Element): RowTarget | undefined => targets.get(row)

/** Where rows belong, and what led to them. */
export interface RowContext {
  readonly root: string
  readonly query: string
  readonly marks: Marks
}

interface Row {
  readonly icon: string
  readonly page: Recent
  readonly id?: string
  readonly isInner?: boolean
}

function row(
  { root, query }: Pick<RowContext, 'root' | 'query'>,
  { icon, page, id = '', isInner = false }: Row,
  ...lines: readonly HTMLElement[]
) {
  const href = pageHref(root, page.path, urlsOfSite()) + (id === '' ? '' : `#${encodeURIComponent(id)}`)
  const link = make('a', { role: 'option', href, tabindex: '-1', 'aria-selected': 'false' })
  link.className = isInner ? 'search-row inner' : 'search-row'
  link.append(drawing(icon), make('span', { class: 'search-lines' }, ...lines))
  link.addEventListener('click', () => remember(root, page, query))
  return link
}

const line = (name: string, ...children: readonly (Node | string)[]) =>
  make('span', { class: name }, ...children)

const textLine = (text: string, marks: Marks) =>
  text === '' ? [] : [line('search-text', ...pieces(excerpt(text, marks)))]

const placeLine = (place: string) => (place === '' ? [] : [line('search-place', place)])

function rowsOf(context: RowContext, { page, sections }: FoundPage): readonly HTMLElement[] {
  const { marks } = context
  const intro = sections.find(([, title]) => title === '')
  const section = intro ?? (sections.length === 0 ? page.sections[0] : undefined)
  const top = row(
    context,
    { icon: PAGE, page },
    line('search-title', ...pieces(marked(page.title, marks))),
    ...placeLine(page.place),
    ...textLine(section?.[2] ?? '', marks),
  )
  targets.set(top, { page, section: section ?? sections[0] })
  const inner = sections
    .filter(([, title]) => title !== '')
    .map(section => {
      const [id, title, body] = section
      const made = row(
        context,
        { icon: HEADING, page, id, isInner: true },
        line('search-title', ...pieces(marked(title, marks))),
        ...textLine(body, marks),
      )
      targets.set(made, { page, section })
      return made
    })
  return [top, ...inner]
}

/** The results: each page, and below it its headings with matches. */
export const foundRows = (context: RowContext, { found }: SearchResults): readonly HTMLElement[] =>
  found.flatMap(each => rowsOf(context, each))

/** Rows of pages opened earlier. */
export const recentRows = (root: string, pages: readonly Recent[]): readonly HTMLElement[] =>
  pages.map(page =>
    row(
      { root, query: '' },
      { icon: CLOCK, page },
      line('search-title', page.title),
      ...placeLine(page.place),
    ),
  )

/** Rows of earlier searches; `ask` searches again. */
export const queryRows = (queries: readonly string[], ask: (query: string) => void): readonly HTMLElement[] =>
  queries.map(query => {
    const made = make('div', { role: 'option', class: 'search-row', 'aria-selected': 'false' })
    made.append(drawing(MAGNIFIER), make('span', { class: 'search-lines' }, line('search-title', query)))
    made.addEventListener('click', () => ask(query))
    return made
  })
