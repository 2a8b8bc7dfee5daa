import type { ParsedPage } from '../page/parse/parsed-page.ts'
import type { Problem } from '../text/problem.ts'
import type { CheckContext } from './base/context.ts'
import { checkPage, checkSnippet } from './check.ts'
import { movedIds } from './rules/moved.ts'
import { type CheckSettings, defaultSettings } from './settings/read.ts'

/** What can look different from the tool that a site comes from, in the order of the report. */
export const movedKinds = ['embed', 'style', 'class', 'component', 'element', 'expression', 'icon'] as const

/** A kind of what can look different. */
export type MovedKind = (typeof movedKinds)[number]

const KIND_OF: Readonly<Record<string, MovedKind>> = {
  'page/embed': 'embed',
  'moved/style': 'style',
  'moved/class': 'class',
  'page/unknown-tag': 'component',
  'page/code-component': 'component',
  'page/unknown-attribute': 'component',
  'page/misplaced-tag': 'component',
  'page/prose-in-code': 'component',
  'moved/attribute': 'component',
  'moved/element': 'element',
  'moved/handler': 'element',
  'page/expression': 'expression',
  'page/spread': 'expression',
  'icon/unknown': 'icon',
}

/** Returns what kind of difference a problem tells of; undefined if of none. */
export const movedKindOf = ({ code }: Pick<Problem, 'code'>): MovedKind | undefined =>
  Object.hasOwn(KIND_OF, code) ? KIND_OF[code] : undefined

const withMoved = (settings: CheckSettings): CheckSettings => ({
  ...settings,
  switches: new Map([...settings.switches, ...movedIds.map(id => [id, true] as const)]),
})

/** Counts problems by the kind of difference; a kind without any is 0. */
export const countMoved = (problems: readonly Problem[]): Readonly<Record<MovedKind, number>> => {
  const counts = { embed: 0, style: 0, class: 0, component: 0, element: 0, expression: 0, icon: 0 }
  for (const problem of problems) {
    const kind = movedKindOf(problem)
    if (kind !== undefined) counts[kind] += 1
  }
  return counts
}

/**
 * Returns everything of a page or snippet that looks different from the tool that the site comes from, in
 * order, each time that it occurs. The settings of the repository and comments that ignore a rule hold.
 */
export function movedProblems(
  page: ParsedPage,
  known: CheckContext,
  of: 'page' | 'snippet',
): readonly Problem[] {
  const context: CheckContext = {
    ...known,
    isMoved: true,
    settings: withMoved(known.settings ?? defaultSettings),
  }
  const found = of === 'page' ? checkPage(page, context) : checkSnippet(page, context)
  return found.filter(problem => movedKindOf(problem) !== undefined)
}
