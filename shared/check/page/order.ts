import { message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { locationOfTag, nodesOf } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { isEnglishPage } from '../base/prose.ts'
import { checkPrerequisites } from './prerequisites.ts'

/** Checks that prerequisites come before the steps that need them, and that steps say what they lead to. */
export function checkPageOrder(check: PageCheck): void {
  if (check.isOn('page/late-prerequisites')) checkPrerequisites(check)
  if (check.isOn('page/no-outcome') && isEnglishPage(check.page)) {
    for (const { node, parents, index } of nodesOf(check.page).tags) {
      if (node.name !== 'Step' || !parents.some(({ name }) => name === 'Steps') || !endsWithoutOutcome(node))
        continue
      check.add('page/no-outcome', locationOfTag(check.page, { node, parents, index }), {
        message: message('checks:steps.noResult'),
        hint: message('checks:steps.noResultHint'),
      })
    }
  }
}

const SHELL: ReadonlySet<string> = new Set([
  'bash',
  'sh',
  'shell',
  'zsh',
  'console',
  'terminal',
  'powershell',
  'cmd',
])

/** Words that describe an outcome. */
const OUTCOME =
  /\b(?:shows|prints|opens|outputs?|displays|appears?|creates|generates|starts|adds|installs|builds|runs|deploys|asks|prompts|returns|sees?|now|should|results?|resulting|will|success\w*|lets you|tells|so that)\b/i

/** Commands with no output worth describing. */
const WITHOUT_OUTPUT =
  /^\s*(?:[$>]\s*)?(?:#.*|cd\s.*|mkdir\s.*|touch\s.*|export\s.*|[A-Z][A-Z0-9_]*=.*|git (?:clone|add|checkout)\s.*|(?:source|\.)\s.*|(?:sudo\s+)?(?:apt(?:-get)?|brew|pip3?|npm|pnpm|yarn|bun|uv|poetry|conda|gem|cargo|go|composer|dotnet|winget|choco)(?:\s+(?:pip|tool))?\s+(?:install|i|add|sync|get|update|ci)\b.*|)$/

/** A step that ends with a command and says nothing about the outcome. */
function endsWithoutOutcome({ children }: TagNode): boolean {
  const parts = children.filter(node => node.kind !== 'text' || node.value.trim() !== '')
  const last = parts.at(-1)
  if (last?.kind !== 'code' || !SHELL.has(last.language)) return false
  const does = last.value.split('\n').some(line => !WITHOUT_OUTPUT.test(line))
  return does && !OUTCOME.test(plainText(parts.filter(isText)))
}

const isText = (node: PageNode): boolean => node.kind === 'element' || node.kind === 'text'
