import type { PageSummary } from '../../page/summary.ts'

/** Texts that stand for `{{name}}`, by their name. */
export type Variables = Readonly<Record<string, string>>

const USE = /\{\{\s*([A-Za-z0-9._-]+)\s*\}\}/g

const textOf = (variables: Variables, name: string): string | undefined =>
  Object.hasOwn(variables, name) ? variables[name]?.replace(/<[^>]*>/g, '') : undefined

/** Returns a text with its variables filled in; unknown names stay as written. */
export const filledText = (text: string, variables: Variables): string =>
  text.includes('{{')
    ? text.replace(USE, (written, name: string) => textOf(variables, name) ?? written)
    : text

const NAMED = ['title', 'sidebarTitle', 'description', 'tag'] as const

/** Returns the pages with the variables filled in that the texts of the navigation and of lists name. */
export const filledSummaries = (
  pages: readonly PageSummary[],
  variables: Variables,
): readonly PageSummary[] =>
  pages.map(page => {
    const uses = NAMED.filter(name => page[name]?.includes('{{'))
    if (uses.length === 0) return page
    return {
      ...page,
      ...Object.fromEntries(uses.map(name => [name, filledText(page[name] ?? '', variables)])),
    }
  })
