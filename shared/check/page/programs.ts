import type { PageNode } from '../../page/tree.ts'
import { namesOf, tagsOfPage } from '../tags.ts'
import type { PageCheck, PagePlace } from './check.ts'

/** Checks for what only a program could draw: Galley runs nothing that a page holds. */
export function checkPagePrograms(check: PageCheck): void {
  checkComponents(check)
  checkExpressions(check)
}

/** Each component once. */
function checkComponents(check: PageCheck): void {
  const { page } = check
  const names = namesOf(page)
  const told = new Set<string>()
  for (const [tag, index] of tagsOfPage(page)) {
    const [first = ''] = tag.name.split('.')
    if (names.get(first) !== 'code' || told.has(tag.name)) continue
    told.add(tag.name)
    check.add('page/code-component', placeIn(check, index, tag.place, tag.name.length + 1), {
      message: `<${tag.name}> is drawn by a program, which Galley does not run.`,
      hint: 'Readers see only what stands inside it.',
    })
  }
}

function checkExpressions(check: PageCheck): void {
  const { page } = check
  const names = namesOf(page)
  page.blocks.forEach((block, index) => {
    for (const node of expressionsIn(block.nodes)) {
      const head = /^\s*([A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)*\s*$/.exec(node.source)?.[1]
      if (head !== undefined && names.has(head)) continue
      check.add('page/expression', placeIn(check, index, node.place, node.place.length), {
        message: 'What stands in these braces is not computed.',
        hint: 'Readers see it as it stands. Write “\\{” for a brace that belongs to the text.',
      })
    }
  })
}

function placeIn(
  { page }: PageCheck,
  index: number,
  at: { readonly offset: number; readonly line: number },
  length: number,
): PagePlace {
  return { offset: (page.offsets[index] ?? 0) + at.offset, length, line: (page.starts[index] ?? 1) + at.line }
}

type Expression = PageNode & { readonly kind: 'expression' }

const expressionsIn = (nodes: readonly PageNode[]): readonly Expression[] =>
  nodes.flatMap((node): readonly Expression[] => {
    if (node.kind === 'expression') return [node]
    return node.kind === 'tag' || node.kind === 'element' ? expressionsIn(node.children) : []
  })
