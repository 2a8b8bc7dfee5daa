import { type Message, type MessageKey, message } from '../messages/message.ts'
import type { ParsedPage } from '../page/parse/parsed-page.ts'
import type { SheetPart } from '../site/styles/author-sheets.ts'
import type { Problem } from '../text/problem.ts'
import type { CheckContext } from './base/context.ts'
import { PageCheck } from './base/page-check.ts'
import { problemsOfPage } from './check.ts'
import { checkCodeProse } from './page/code-prose.ts'
import { checkPageEmbeds, checkSnippetEmbeds } from './page/embeds.ts'
import { checkPageIcons } from './page/icons.ts'
import { checkLinkKinds } from './page/links.ts'
import { checkPageLooks } from './page/lost-looks.ts'
import { checkPagePrograms, checkSnippetPrograms } from './page/programs.ts'
import { checkPageStructure } from './page/structure.ts'
import { checkPageTags } from './page/tags.ts'
import { movedIds } from './rules/moved.ts'
import { type CheckSettings, defaultSettings } from './settings/read.ts'
import { checkSheets } from './sheets.ts'

/** What can look different from the tool that a site comes from, in the order of the report. */
export const movedKinds = [
  'embed',
  'style',
  'class',
  'sheet',
  'component',
  'element',
  'expression',
  'link',
  'icon',
] as const

/** A kind of what can look different. */
export type MovedKind = (typeof movedKinds)[number]

const KIND_OF: Readonly<Record<string, MovedKind>> = {
  'page/embed': 'embed',
  'moved/style': 'style',
  'moved/class': 'class',
  'moved/sheet': 'sheet',
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
  'link/unsafe': 'link',
  'icon/unknown': 'icon',
}

/** Returns what kind of difference a problem tells of; undefined if of none. */
export const movedKindOf = ({ code }: Pick<Problem, 'code'>): MovedKind | undefined =>
  Object.hasOwn(KIND_OF, code) ? KIND_OF[code] : undefined

const HEADINGS: Readonly<Record<MovedKind, MessageKey>> = {
  embed: 'checks:moved.kind.embed',
  style: 'checks:moved.kind.style',
  class: 'checks:moved.kind.class',
  sheet: 'checks:moved.kind.sheet',
  component: 'checks:moved.kind.component',
  element: 'checks:moved.kind.element',
  expression: 'checks:moved.kind.expression',
  link: 'checks:moved.kind.link',
  icon: 'checks:moved.kind.icon',
}

/** Returns the heading of a kind. */
export const movedHeading = (kind: MovedKind): Message => message(HEADINGS[kind])

/** Turns on the rules that are only for such reports, except those that the repository turns off. */
function withMoved(settings: CheckSettings): CheckSettings {
  const { rules, switches } = settings
  const wanted = movedIds.filter(id => (rules.get(id) ?? rules.get('moved'))?.severity !== 'off')
  return { ...settings, switches: new Map([...switches, ...wanted.map(id => [id, true] as const)]) }
}

/** Counts problems by the kind of difference; a kind without any is 0. */
export const countMoved = (problems: readonly Problem[]): Readonly<Record<MovedKind, number>> => {
  const counts = {
    embed: 0,
    style: 0,
    class: 0,
    sheet: 0,
    component: 0,
    element: 0,
    expression: 0,
    link: 0,
    icon: 0,
  }
  for (const problem of problems) {
    const kind = movedKindOf(problem)
    if (kind !== undefined) counts[kind] += 1
  }
  return counts
}

const EVERYWHERE = [checkLinkKinds, checkPageTags, checkPageIcons, checkCodeProse, checkPageLooks]

/** What a snippet is inside of is known only to the pages that show it. */
const RULES = {
  page: [...EVERYWHERE, checkPageEmbeds, checkPagePrograms, checkPageStructure],
  snippet: [...EVERYWHERE, checkSnippetEmbeds, checkSnippetPrograms],
} as const

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
  const check = new PageCheck(page, context)
  for (const rule of RULES[of]) rule(check)
  return problemsOfPage(page, check.problems, context).filter(problem => movedKindOf(problem) !== undefined)
}

/** Returns what is left out of the style sheets of a site, in order of file and position. The settings of the repository hold. */
export const movedSheets = (
  leftOut: readonly SheetPart[],
  settings: CheckSettings = defaultSettings,
): readonly Problem[] => [...checkSheets(leftOut, withMoved(settings)).values()].flat()
