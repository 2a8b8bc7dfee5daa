import { message } from '../../messages/message.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { plainText } from '../../page/parse/text.ts'
import { CALLOUT_NAMES } from '../../page/tags/callout-names.ts'
import type { ElementNode, TagNode } from '../../page/tree/tree.ts'
import { titleSizeOf } from '../../site/components/steps.ts'
import { shorten } from '../../text/shorten.ts'
import {
  type FoundNode,
  hasAttribute,
  locationIn,
  locationOfTag,
  nodesOf,
  textOfAttribute,
} from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'

const LEVEL = /^h([1-6])$/

interface PlacedHeading {
  readonly level: number
  readonly text: string
  readonly found: FoundNode<ElementNode | TagNode>
}

type Found = PlacedHeading['found']

/** Components that only put a box around their content: a heading in them is one of what is around them. */
const BOXES: ReadonlySet<string> = new Set([...CALLOUT_NAMES, 'Frame'])

/** The innermost component around a node; undefined for one on the page itself, in HTML, or in a box. */
const componentAround = ({ parents }: Found): FoundNode['parents'][number] | undefined =>
  parents.findLast(({ kind, name }) => kind !== 'element' && /^[A-Z]/.test(name) && !BOXES.has(name))

/** The title of a step, if it is a heading: one of what is around the steps. */
function titleOfStep({ node, parents, index }: FoundNode<TagNode>): readonly PlacedHeading[] {
  const around = parents.at(-1)
  const sized = around?.kind === 'tag' && !hasAttribute(node, 'titleSize') ? around : node
  const [size, text] = [titleSizeOf(sized), textOfAttribute(node, 'title')]
  if (size === undefined || text === undefined) return []
  const outside = parents.filter(({ name }) => name !== 'Steps')
  return [{ level: Number(size.slice(1)), text: text.trim(), found: { node, parents: outside, index } }]
}

/** The headings of a page in their order, as Markdown, as HTML, or as titles of steps. */
function headingsOf(page: ParsedPage): readonly PlacedHeading[] {
  const { elements, tags } = nodesOf(page)
  return [...elements, ...tags]
    .flatMap((found): readonly PlacedHeading[] => {
      if (found.node.kind === 'tag' && found.node.name === 'Step')
        return titleOfStep({ ...found, node: found.node })
      const level = Number(LEVEL.exec(found.node.name)?.[1])
      return level > 0 && found.node.range
        ? [{ level, text: plainText(found.node.children).trim(), found }]
        : []
    })
    .sort(
      ({ found: one }, { found: other }) =>
        one.index - other.index || (one.node.range?.offset ?? 0) - (other.node.range?.offset ?? 0),
    )
}

/** The headings of each component by themselves: one that opens a component may be of any level. */
function headingsInside(headings: readonly PlacedHeading[]): readonly (readonly PlacedHeading[])[] {
  const byComponent = new Map<unknown, PlacedHeading[]>()
  for (const heading of headings) {
    const around = componentAround(heading.found)
    if (around) byComponent.set(around, [...(byComponent.get(around) ?? []), heading])
  }
  return [...byComponent.values()]
}

/** Checks that the headings of a page start at level 2, skip no level, and are unique. */
export function checkPageHeadings(check: PageCheck): void {
  const all = headingsOf(check.page)
  for (const inside of headingsInside(all))
    for (const [index, heading] of inside.entries())
      if (index > 0) checkJump(check, heading, inside[index - 1])
  const headings = all.filter(({ found }) => componentAround(found) === undefined)
  // A page without a title of its own begins with the author's.
  const isTitled = check.page.frontmatter.mode !== 'custom'
  for (const heading of headings)
    if (heading.level === 1 && (isTitled || heading.found.node.kind === 'element')) firstLevel(check, heading)
  headings.forEach((heading, index) => {
    checkJump(check, heading, headings[index - 1])
  })
  checkSame(
    check,
    headings.filter(({ found: { node, parents } }) =>
      [node, ...parents].every(({ kind }) => kind === 'element'),
    ),
  )
}

const locationOf = ({ page }: PageCheck, { found: { node, parents, index } }: PlacedHeading) =>
  node.kind === 'tag'
    ? locationOfTag(page, { node, parents, index })
    : locationIn(page, index, node.range ?? { offset: 0, length: 0, line: 0 })

function firstLevel(check: PageCheck, heading: PlacedHeading): void {
  const place = locationOf(check, heading)
  const source = check.page.chunking.text.slice(place.offset, place.offset + place.length)
  check.add('page/first-level-heading', place, {
    message: message('checks:heading.levelOne', { text: shorten(heading.text, 60) }),
    hint: message('checks:heading.levelOneHint'),
    fix: source.startsWith('#')
      ? {
          label: message('checks:heading.levelOneFix'),
          edits: [{ offset: place.offset, length: 0, text: '#' }],
        }
      : undefined,
  })
}

function checkJump(check: PageCheck, heading: PlacedHeading, before: PlacedHeading | undefined): void {
  const allowed = Math.max(before?.level ?? 1, 1) + 1
  if (heading.level <= allowed) return
  check.add('page/heading-jump', locationOf(check, heading), {
    message: before
      ? message('checks:heading.skipped', {
          text: shorten(heading.text, 60),
          level: heading.level,
          before: before.level,
        })
      : message('checks:heading.first', { text: shorten(heading.text, 60), level: heading.level }),
    hint: message('checks:heading.skippedHint', { level: allowed }),
  })
}

/** The parent heading: equal headings under different parents are fine. */
function checkSame(check: PageCheck, headings: readonly PlacedHeading[]): void {
  const path: string[] = []
  const seen = new Set<string>()
  for (const heading of headings) {
    path.length = Math.max(0, heading.level - 1)
    const name = [...path, heading.text.toLowerCase()].join('\n')
    if (heading.text !== '' && seen.has(name)) {
      check.add('page/same-heading', locationOf(check, heading), {
        message: message('checks:heading.repeated', { text: shorten(heading.text, 60) }),
        hint: message('checks:heading.repeatedHint'),
      })
    }
    seen.add(name)
    path[heading.level - 1] = heading.text.toLowerCase()
  }
}
