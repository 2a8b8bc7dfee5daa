import { message } from '../../messages/message.ts'
import { componentNames, reactingNames } from '../../site/snippets/bindings.ts'
import { uncomputed } from '../../site/snippets/uncomputed.ts'
import { firstLineOf, locationIn, locationOfTag } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { functionsIn, namesOf, tagsOfPage } from '../base/tags.ts'
import { withVariables } from '../base/variables.ts'
import { isKnown, lossOf } from './tags.ts'

type Names = ReturnType<typeof namesOf>

/** Checks for code that would have to run: Galley runs nothing that a page contains. */
export function checkPagePrograms(check: PageCheck): void {
  const names = namesOf(check.page)
  const scripts = check.context.scripts ?? new Map()
  const computed = new Set(componentNames(check.page, scripts))
  checkReactions(check, reactingNames(check.page, scripts), computed)
  checkComponents(check, names, computed)
  checkExpressions(check, names, computed)
}

/** Reports each component once, unless a site is moved. Components that Galley draws itself do not count, wherever the page imports them from. */
function checkComponents(check: PageCheck, names: Names, computed: ReadonlySet<string>): void {
  const { page, context } = check
  const reported = new Set<string>()
  for (const [tag, index] of tagsOfPage(page)) {
    const [first = ''] = tag.name.split('.')
    if (names.get(first) !== 'code' || isKnown(tag.name) || computed.has(tag.name)) continue
    if (reported.has(tag.name) && !context.isMoved) continue
    reported.add(tag.name)
    check.add('page/code-component', locationOfTag(page, { node: tag, parents: [], index }), {
      message: message('checks:program.component', { name: tag.name }),
      hint: lossOf(tag),
    })
  }
}

/** Reports components that are drawn as they start, and then do nothing. */
function checkReactions(
  check: PageCheck,
  reacting: ReadonlySet<string>,
  computed: ReadonlySet<string>,
): void {
  const { page, context } = check
  const reported = new Set<string>()
  for (const [tag, index] of reacting.size === 0 ? [] : tagsOfPage(page)) {
    if (!reacting.has(tag.name) || !computed.has(tag.name) || isKnown(tag.name)) continue
    if (reported.has(tag.name) && !context.isMoved) continue
    reported.add(tag.name)
    check.add('page/code-component', locationOfTag(page, { node: tag, parents: [], index }), {
      message: message('checks:program.starts', { name: tag.name }),
      hint: message('checks:program.startsHint'),
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

/** Reports expressions, and components that failed with the attributes they got, with the reason. */
function checkExpressions(check: PageCheck, names: Names, computed: ReadonlySet<string>): void {
  const { page, context } = check
  const reported = new Set<string>()
  for (const { node, index } of uncomputed(page, context.scripts ?? new Map())) {
    const place = locationIn(page, index, node.range)
    const { source, why, isTag } = node
    if (isTag) {
      // Components that are not computed at all are reported by checkComponents.
      if (why?.key === 'author:notComputed.syntax' || !computed.has(source)) continue
      if (reported.has(source) && !context.isMoved) continue
      reported.add(source)
      const text = message('checks:program.failed', { name: source })
      check.add('page/code-component', firstLineOf(page, place), { message: text, hint: why })
      continue
    }
    const use = `{${source}}`
    if (withVariables(check, use) !== use) continue
    // The values of other Markdown files are known only when the page is rendered.
    const used = source.match(/[A-Za-z_$][\w$]*/g) ?? []
    if (used.some(name => names.has(name)) && why?.key === 'author:notComputed.unknown') continue
    // Text in braces that is not code, or no code that is computed.
    const isText = why === undefined || why.key === 'author:notComputed.syntax'
    check.add('page/expression', place, {
      message: message('checks:program.braces'),
      hint: isText ? message('checks:program.bracesHint') : why,
    })
  }
}
