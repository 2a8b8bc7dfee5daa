import type { BlockChange } from '../../page/blocks/change.ts'
import { indentIn } from '../../page/blocks/gaps.ts'
import { readBlocks } from '../../page/blocks/read-blocks.ts'
import { replaceBlocks } from '../../page/blocks/replace.ts'
import { asItem, linesOfBlock, markerOf, withLead } from '../../page/blocks/slices.ts'
import { type BlockRun, blockAtPath, blocksOfRun, type SourceBlock } from '../../page/blocks/source-block.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { descriptions } from '../components/descriptions.ts'
import { type BlockPart, partsOf, titled } from './block-parts.ts'
import { retagged } from './retag.ts'

/** What blocks can be turned into, in the order of menus. */
export const turnTargets = [
  'paragraph',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'bullets',
  'numbers',
  'tasks',
  'quote',
  'code',
  'Steps',
  'Accordion',
  'Note',
  'Tip',
  'Info',
  'Warning',
  'Danger',
  'Check',
] as const

/** What blocks can be turned into; a name of a component is that component. */
export type TurnTarget = (typeof turnTargets)[number]

const LISTS: ReadonlySet<TurnTarget> = new Set(['bullets', 'numbers', 'tasks', 'Steps'])

/** The title of an accordion whose content names none. */
const UNTITLED = 'Details'

const attribute = (title: string | undefined): string =>
  title === undefined ? '' : ` title="${title.replaceAll('"', '&quot;')}"`

/** Lines with blank lines between their groups. */
const apart = (groups: readonly (readonly string[])[]): readonly string[] =>
  groups.filter(lines => lines.length > 0).flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))

const asText = ({ title, lines }: BlockPart): readonly string[] =>
  title === undefined ? lines : apart([[lines.length > 0 ? `**${title}**` : title], lines])

function asHeading({ title, lines }: BlockPart, level: number): readonly string[] {
  const end = lines.findIndex(line => line.trim() === '')
  const first = end < 0 ? lines : lines.slice(0, end)
  const own = title ?? first.map(line => line.trim()).join(' ')
  const rest = title === undefined ? lines.slice(first.length + 1) : lines
  return apart([[`${'#'.repeat(level)} ${own}`], rest])
}

function asList(parts: readonly BlockPart[], target: TurnTarget, bullet: string): readonly string[] {
  return parts.flatMap((part, index) => {
    const [first = '', ...rest] = asText(part)
    const box = target === 'tasks' ? '[ ] ' : ''
    return asItem([box + first, ...rest], target === 'numbers' ? `${index + 1}.` : bullet)
  })
}

/** A component around lines, each on lines of its own. */
const inTag = (open: string, name: string, lines: readonly string[], indent: string): readonly string[] => [
  `<${open}>`,
  ...lines.map(line => withLead(line, indent)),
  `</${name}>`,
]

function asSteps(parts: readonly BlockPart[], indent: string): readonly string[] {
  const steps = parts.flatMap(part => {
    const { title, lines } = part.title === undefined ? titled(part.lines) : part
    return inTag(`Step${attribute(title)}`, 'Step', lines, indent)
  })
  return inTag('Steps', 'Steps', steps, indent)
}

function asAccordions(parts: readonly BlockPart[], indent: string): readonly string[] {
  const each = parts.flatMap(part => {
    const { title = UNTITLED, lines } = part.title === undefined ? titled(part.lines) : part
    return inTag(`Accordion${attribute(title)}`, 'Accordion', lines, indent)
  })
  return parts.length > 1 ? inTag('AccordionGroup', 'AccordionGroup', each, indent) : each
}

function inFence(lines: readonly string[]): readonly string[] {
  const longest = lines.reduce((most, line) => Math.max(most, /^\s*(`*)/.exec(line)?.[1]?.length ?? 0), 2)
  const fence = '`'.repeat(longest + 1)
  return [fence, ...lines, fence]
}

/** Code as text: what would be a tag or an expression is escaped. */
const escaped = ({ lines }: BlockPart): BlockPart => ({
  lines: lines.map(line => line.replaceAll(/[<{]/g, '\\$&')),
})

/** The bullet that a page uses in its first list. */
function bulletIn(text: string, block: SourceBlock): string | undefined {
  for (const one of block.content?.blocks ?? []) {
    const [item] = one.content?.blocks ?? []
    const found = one.name === 'ul' && item ? markerOf(text, item) : bulletIn(text, one)
    if (found !== undefined) return found
  }
  return undefined
}

/** What is inside a callout made of blocks: all of them as they are, except what a heading or a component says. */
function asCallout(
  text: string,
  blocks: readonly SourceBlock[],
  name: string,
  indent: string,
): readonly string[] {
  const parts = blocks.map(block => {
    const isOwn = /^(?:heading|quote|component)$/.test(block.kind)
    const [part, ...more] = isOwn ? partsOf(text, block) : []
    return part && more.length === 0 ? part : { lines: linesOfBlock(text, block) }
  })
  const [only] = parts
  const isTitled = parts.length === 1 && only?.title !== undefined && only.lines.length > 0
  const lines = isTitled ? only.lines : apart(parts.map(asText))
  return inTag(`${name}${isTitled ? attribute(only.title) : ''}`, name, lines, indent)
}

function linesFor(page: ParsedPage, blocks: readonly SourceBlock[], target: TurnTarget): readonly string[] {
  const { text } = page
  const root = readBlocks(page)
  const indent = indentIn(text, root)
  const parts = blocks.flatMap(block => partsOf(text, block))
  const isCode = blocks.some(({ kind }) => kind === 'code')
  const words = isCode ? parts.map(escaped) : parts
  const whole = isCode ? blocks.map(block => ({ lines: linesOfBlock(text, block) })) : parts
  switch (target) {
    case 'paragraph':
      return apart(words.map(asText))
    case 'bullets':
    case 'numbers':
    case 'tasks':
      return asList(whole, target, bulletIn(text, root) ?? '-')
    case 'quote':
      return apart(whole.map(asText)).map(line => withLead(line, '> '))
    case 'code':
      return inFence(apart(blocks.map(block => linesOfBlock(text, block))))
    case 'Steps':
      return asSteps(whole, indent)
    case 'Accordion':
      return asAccordions(whole, indent)
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return apart(words.map(part => asHeading(part, Number(target.slice(1)))))
    default:
      return asCallout(text, blocks, target, indent)
  }
}

/** Whether a block is what `target` names already. */
function isAlready(text: string, block: SourceBlock, target: TurnTarget): boolean {
  const { kind, name, from, content } = block
  if (target === 'paragraph' || target === 'quote' || target === 'code') return kind === target
  if (target === 'numbers') return name === 'ol'
  if (target !== 'bullets' && target !== 'tasks') return name === target
  const isTask = (at: number) => /^[-*+][ \t]+\[[ xX]\][ \t]/.test(text.slice(at, at + 20))
  const [first] = content?.blocks ?? []
  return name === 'ul' && isTask(first?.from ?? from) === (target === 'tasks')
}

/** Whether a block has to stay what it is: a part of a component, an import, a comment. */
const isFixed = ({ kind, name }: SourceBlock): boolean =>
  kind === 'module' ||
  kind === 'comment' ||
  (kind === 'component' && descriptions.get(name)?.within !== undefined)

/** The run that a target takes: of items, the whole list where it becomes another kind of list. */
function runFor(page: ParsedPage, run: BlockRun, target: TurnTarget): BlockRun {
  const list = blockAtPath(readBlocks(page), run.container)
  const index = run.container.at(-1)
  if (list?.kind !== 'list' || index === undefined || !LISTS.has(target)) return run
  return { container: run.container.slice(0, -1), first: index, last: index }
}

/**
 * Returns the change that turns blocks into something else, with what they say. Undefined if they are that
 * already, have to stay what they are, or the page would then be read in another way than meant.
 */
export function turnBlocks(page: ParsedPage, from: BlockRun, target: TurnTarget): BlockChange | undefined {
  const { text } = page
  const run = runFor(page, from, target)
  const blocks = blocksOfRun(readBlocks(page), run)
  if (blocks.length === 0 || blocks.some(isFixed)) return undefined
  if (blocks.every(block => isAlready(text, block, target))) return undefined
  return retagged(page, run, target, UNTITLED) ?? replaceBlocks(page, run, linesFor(page, blocks, target))
}
