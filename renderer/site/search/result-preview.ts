import { type Marks, marked } from '../../../shared/site/search/terms.ts'
import { make, pieces } from './elements.ts'
import type { RowTarget } from './rows.ts'

const LENGTH = 700
const BEFORE = 120

/** The part of a text around its first match. */
function around(text: string, marks: Marks): string {
  let first = 0
  for (const { text: piece, marked: isMatch } of marked(text.slice(0, 20_000), marks)) {
    if (isMatch) break
    first += piece.length
  }
  const from = first >= text.length || first < BEFORE ? 0 : text.lastIndexOf(' ', first - BEFORE) + 1
  const end = from + LENGTH < text.length ? text.lastIndexOf(' ', from + LENGTH) : text.length
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`
}

/** What the preview shows of a result: its heading, the text around the match, and the other headings of the page. */
export function previewOf({ page, section }: RowTarget, marks: Marks): readonly HTMLElement[] {
  const [id, heading, text] = section ?? ['', '', '']
  const others = page.sections.filter(([each, title]) => title !== '' && each !== id).slice(0, 8)
  return [
    ...(page.place === '' ? [] : [make('p', { class: 'preview-place' }, page.place)]),
    make('p', { class: 'preview-title' }, ...pieces(marked(page.title, marks))),
    ...(heading === '' ? [] : [make('p', { class: 'preview-heading' }, ...pieces(marked(heading, marks)))]),
    make('p', { class: 'preview-text' }, ...pieces(marked(around(text, marks), marks))),
    ...(others.length === 0
      ? []
      : [make('ul', {}, ...others.map(([, title]) => make('li', {}, ...pieces(marked(title, marks)))))]),
  ]
}
