import { message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import type { ElementNode } from '../../page/tree/tree.ts'
import { shorten } from '../../text/shorten.ts'
import { type FoundNode, locationIn, nodesOf } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'

const LEVEL = /^h([1-6])$/

interface PlacedHeading {
  readonly level: number
  readonly text: string
  readonly found: FoundNode<ElementNode>
}

/** Checks that the headings of a page start at level 2, skip no level, and are unique. */
export function checkPageHeadings(check: PageCheck): void {
  const headings = nodesOf(check.page).elements.flatMap((found): readonly PlacedHeading[] => {
    const level = Number(LEVEL.exec(found.node.name)?.[1])
    const isShown = found.parents.every(({ kind }) => kind === 'element')
    return level > 0 && isShown && found.node.range
      ? [{ level, text: plainText(found.node.children).trim(), found }]
      : []
  })
  for (const heading of headings) if (heading.level === 1) firstLevel(check, heading)
  headings.forEach((heading, index) => {
    checkJump(check, heading, headings[index - 1])
  })
  checkSame(check, headings)
}

const locationOf = ({ page }: PageCheck, { found: { node, index } }: PlacedHeading) =>
  locationIn(page, index, node.range ?? { offset: 0, length: 0, line: 0 })

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
