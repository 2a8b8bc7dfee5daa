import type { PagePatch, RenderedBlock, RenderedPage } from './base/rendered-page.ts'

/** What a patch has besides changes. */
type Stamp = Pick<PagePatch, 'from' | 'to' | 'source'>

function bodyPatch(before: readonly RenderedBlock[], after: readonly RenderedBlock[]): PagePatch['body'] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start]?.html === after[start]?.html) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end)?.html === after.at(-1 - end)?.html) end += 1
  const removed = before.length - start - end
  const inserted = after.slice(start, after.length - end)
  return removed === 0 && inserted.length === 0 ? undefined : { start, removed, inserted }
}

const sameRecord = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) => {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every(name => a[name] === b[name])
}

function regionPatch(before: RenderedPage, after: RenderedPage): NonNullable<PagePatch['regions']> {
  const names = Object.keys(after.regions) as (keyof RenderedPage['regions'])[]
  const changed = names.filter(name => before.regions[name] !== after.regions[name])
  return Object.fromEntries(changed.map(name => [name, after.regions[name]]))
}

// The lines after a patch of the body: those of kept blocks stay as they were.
function leftLines(before: RenderedPage, body: PagePatch['body']): readonly number[] {
  const lines = before.body.map(block => block.line)
  if (body !== undefined) lines.splice(body.start, body.removed, ...body.inserted.map(block => block.line))
  return lines
}

/**
 * Returns what must change in a document of `before` to turn it into one of `after`, both of the same page;
 * no field if nothing differs. Equal blocks at the start and the end are not touched.
 */
export function diffPages(before: RenderedPage, after: RenderedPage, stamp: Stamp): PagePatch {
  const body = bodyPatch(before.body, after.body)
  const regions = regionPatch(before, after)
  const lines = after.body.map(block => block.line)
  const left = leftLines(before, body)
  return {
    path: after.path,
    ...stamp,
    ...(before.title === after.title ? {} : { title: after.title }),
    ...(sameRecord(before.root, after.root) ? {} : { root: after.root }),
    ...(before.theme === after.theme ? {} : { theme: after.theme }),
    ...(before.styles === after.styles ? {} : { styles: after.styles }),
    ...(sameRecord({ ...before.labels }, { ...after.labels }) ? {} : { labels: after.labels }),
    ...(Object.keys(regions).length === 0 ? {} : { regions }),
    ...(body === undefined ? {} : { body }),
    ...(lines.every((line, index) => line === left[index]) ? {} : { lines }),
  }
}

/** Applies `patch` to a page; the window does the same with its document. */
export function applyPatch(page: RenderedPage, patch: PagePatch): RenderedPage {
  const body = [...page.body]
  if (patch.body !== undefined) body.splice(patch.body.start, patch.body.removed, ...patch.body.inserted)
  const { title = page.title, root = page.root, theme = page.theme, labels = page.labels, lines } = patch
  const { styles = page.styles } = patch
  return {
    ...page,
    title,
    root,
    theme,
    styles,
    labels,
    regions: { ...page.regions, ...patch.regions },
    body:
      lines === undefined
        ? body
        : body.map((block, index) => ({ ...block, line: lines[index] ?? block.line })),
  }
}
