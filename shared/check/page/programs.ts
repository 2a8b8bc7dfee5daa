import { message } from '../../messages/message.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { componentNames } from '../../site/snippets/bindings.ts'
import { firstLineOf, locationIn, locationOfTag } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { functionsIn, namesOf, tagsOfPage } from '../base/tags.ts'
import { isKnown } from './tags.ts'

type Names = ReturnType<typeof namesOf>

/** Checks for code that would have to run: Galley runs nothing that a page holds. */
export function checkPagePrograms(check: PageCheck): void {
  const names = namesOf(check.page)
  checkComponents(check, names)
  checkExpressions(check, names)
}

/** Reports each component once. Components that Galley draws itself do not count, wherever the page imports them from. */
function checkComponents(check: PageCheck, names: Names): void {
  const { page } = check
  const reported = new Set(componentNames(page, check.context.scripts ?? new Map()))
  for (const [tag, index] of tagsOfPage(page)) {
    const [first = ''] = tag.name.split('.')
    if (names.get(first) !== 'code' || isKnown(tag.name) || reported.has(tag.name)) continue
    reported.add(tag.name)
    check.add('page/code-component', locationOfTag(page, { node: tag, parents: [], index }), {
      message: message('checks:program.component', { name: tag.name }),
      hint: message('checks:program.hint'),
    })
  }
}

/** Checks for components that a snippet exports and that would have to run. */
export function checkSnippetPrograms(check: PageCheck): void {
  const { page } = check
  const drawn = new Set(componentNames(page, new Map()))
  page.blocks.forEach((block, index) => {
    for (const node of block.nodes) {
      if (node.kind !== 'module') continue
      for (const name of functionsIn(node.source)) {
        if (!/^[A-Z]/.test(name) || drawn.has(name)) continue
        check.add('page/code-component', firstLineOf(page, locationIn(page, index, node.range)), {
          message: message('checks:program.component', { name }),
          hint: message('checks:program.fileHint'),
        })
      }
    }
  })
}

function checkExpressions(check: PageCheck, names: Names): void {
  const { page } = check
  page.blocks.forEach((block, index) => {
    for (const node of expressionsIn(block.nodes)) {
      const head = /^\s*([A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)*\s*$/.exec(node.source)?.[1]
      if (head !== undefined && names.has(head)) continue
      check.add('page/expression', locationIn(page, index, node.range), {
        message: message('checks:program.braces'),
        hint: message('checks:program.bracesHint'),
      })
    }
  })
}

type Expression = PageNode & { readonly kind: 'expression' }

const expressionsIn = (nodes: readonly PageNode[]): readonly Expression[] =>
  nodes.flatMap((node): readonly Expression[] => {
    if (node.kind === 'expression') return [node]
    return node.kind === 'tag' || node.kind === 'element' ? expressionsIn(node.children) : []
  })
