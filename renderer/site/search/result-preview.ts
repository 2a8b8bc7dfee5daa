import { excerpt } from '../../../shared/site/search/excerpt.ts'
import { type Marks, marked } from '../../../shared/site/search/terms.ts'
import { make, pieces } from './elements.ts'
import type { RowTarget } from './rows.ts'

const SIZE = { length: 700, before: 120 }

/** What the preview shows of a result: its heading, the text around the match, and the other headings of the page. */
export function previewOf({ page, section }: RowTarget, marks: Marks): readonly HTMLElement[] {
  const [id, heading, text] = section ?? ['', '', '']
  const others = page.sections.filter(([each, title]) => title !== '' && each !== id).slice(0, 8)
  return [
    ...(page.place === '' ? [] : [make('p', { class: 'preview-place' }, page.place)]),
    make('p', { class: 'preview-title' }, ...pieces(marked(page.title, marks))),
    ...(heading === '' ? [] : [make('p', { class: 'preview-heading' }, ...pieces(marked(heading, marks)))]),
    make('p', { class: 'preview-text' }, ...pieces(excerpt(text, marks, SIZE))),
    ...(others.length === 0
      ? []
      : [make('ul', {}, ...others.map(([, title]) => make('li', {}, ...pieces(marked(title, marks)))))]),
  ]
}
