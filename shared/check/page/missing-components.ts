import { type Message, message } from '../../messages/message.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { locationIn } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import {
  type HeadingGroup,
  headingGroups,
  headingsOf,
  type SiblingHeading,
  type Siblings,
  siblingsIn,
} from '../base/siblings.ts'
import { checkCodeGroups } from './code-groups.ts'
import { isPrerequisites } from './prerequisites.ts'
import { verbFormOf, withoutNumber } from './verb-form.ts'

/** Checks that steps, alternatives and code in several languages use the components made for them. */
export function checkPageComponents(check: PageCheck): void {
  for (const siblings of siblingsIn(check.page)) {
    for (const headings of headingGroups(headingsOf(siblings))) {
      checkSteps(check, headings.headings)
      if (!isHistory(siblings)) checkTabs(check, siblings, headings)
    }
    checkCodeGroups(check, siblings)
  }
}

/** A changelog repeats its subjects for each version. */
const isHistory = (siblings: Siblings): boolean =>
  siblings[0]?.parents.some(({ name }) => name === 'Update') ?? false

const STEP = /^step\s+(\d{1,2})\b/i
const NUMBER = /^(\d{1,2})[.)]\s/

/** How a procedure starts; “1. Keep it short” is the first of several pieces of advice. */
const START =
  /^(?:install|download|create|clone|open|sign|set|get|add|init\w*|prepare|start|configure|log|go|import|register)\b/i

/** Numbered headings: “Step 1: …”, or “1. Install …” if the first says what to do. */
function checkSteps(check: PageCheck, headings: readonly SiblingHeading[]): void {
  const steps = counted(headings, STEP)
  const numbers = counted(headings, NUMBER)
  const begins =
    verbFormOf(numbers[0]?.text ?? '') === 'imperative' && START.test(withoutNumber(numbers[0]?.text ?? ''))
  const found = steps.length >= 2 ? steps : numbers.length >= 3 && begins ? numbers : []
  const [first] = found
  if (first === undefined) return
  report(check, 'page/steps-by-hand', first, {
    message: message('checks:steps.byHand', { count: found.length, text: first.text }),
    hint: message('checks:steps.hint'),
  })
}

/** Those numbered from 1 without a gap. */
function counted(headings: readonly SiblingHeading[], pattern: RegExp): readonly SiblingHeading[] {
  const found: SiblingHeading[] = []
  for (const heading of headings) {
    if (Number(pattern.exec(heading.text)?.[1]) === found.length + 1) found.push(heading)
  }
  return found
}

const KINDS: readonly RegExp[] = [
  /^(?:mac ?os(?: ?x)?|mac|windows|linux|ubuntu|debian|fedora|wsl2?|mac ?os (?:and|or|\/|&) linux|linux (?:and|or|\/|&) mac ?os)$/,
  /^(?:npm|pnpm|yarn|bun|deno|npx)$/,
  /^(?:pip|pipx|uv|poetry|conda)$/,
  /^(?:python|typescript|javascript|node(?:\.?js)?|go(?:lang)?|ruby|java|kotlin|c#|\.net|rust|php|swift|elixir)$/,
  /^(?:node(?:\.?js)?|bun|deno|cloudflare workers)$/,
  /^(?:vs ?code|visual studio code|cursor|windsurf|zed|claude desktop|claude code|jetbrains|neovim|vim)$/,
  /^(?:next\.?js|nuxt|remix|sveltekit|astro|express|fastify|hono|nest\.?js|django|flask|fastapi|rails|laravel|vue|react|svelte|angular)$/,
]
/** The first kind is not a choice below “Prerequisites”, where all of them are needed. */
const LANGUAGES = 3
/** Ways to install one thing, below a heading that says so. */
const INSTALLERS =
  /^(?:homebrew|brew|docker(?: compose)?|apt(?:-get)?|yum|dnf|snap|scoop|chocolatey|winget|npm|pip|cargo|nix|(?:from )?source|binary)$/

const NAME =
  /^(?:(?:on|for|using|with|via|in)\s+|install(?:ation|ing)?\s+(?:on|with|using|via|for)\s+)?(.+?)(?:\s+(?:users?|installation|setup|instructions?|example))?(?:\s*\([^)]*\))?$/

/** Names are short. */
const LONGEST = 80

/** The kinds that a heading may belong to: indexes of `KINDS`, or `KINDS.length` for ways to install. */
function kindsOf({ text }: SiblingHeading, above: SiblingHeading | undefined): readonly number[] {
  if (text.length > LONGEST) return []
  const name = NAME.exec(withoutNumber(text).toLowerCase().trim())?.[1] ?? ''
  const isNeeded = above !== undefined && isPrerequisites(above.text)
  const kinds = KINDS.flatMap((pattern, kind) =>
    pattern.test(name) && !(isNeeded && kind >= LANGUAGES) ? [kind] : [],
  )
  return INSTALLERS.test(name) && /^install/i.test(above?.text ?? '') ? [...kinds, KINDS.length] : kinds
}

/** Adjacent headings that name systems, package managers, languages and the like, each with something to do below it. */
function checkTabs(check: PageCheck, siblings: Siblings, { headings, parent }: HeadingGroup): void {
  let at = 0
  while (at < headings.length) {
    const first = headings[at]
    let kinds = first === undefined ? [] : kindsOf(first, parent)
    let end = at + 1
    for (let next = headings[end]; kinds.length > 0 && next !== undefined; next = headings[++end]) {
      const both = kindsOf(next, parent).filter(kind => kinds.includes(kind))
      if (both.length === 0) break
      kinds = both
    }
    const alike = headings.slice(at, end)
    if (first !== undefined && alike.length >= 2 && alike.every(heading => isPlainTask(siblings, heading))) {
      report(check, 'page/tabs-by-hand', first, {
        message: message('checks:tabs.byHand', { names: listed(alike.map(({ text }) => `“${text}”`)) }),
        hint: message('checks:tabs.hint'),
      })
    }
    at = end
  }
}

/** Keeps the message short on a page with thousands of such headings. */
const listed = (names: readonly string[]): readonly (string | Message)[] =>
  names.length > 6 ? [...names.slice(0, 5), message('checks:api.more', { count: names.length - 5 })] : names

/** Whether the text between a heading and the next one of its level has code or numbered steps, and no headings, which tabs would hide. */
function isPlainTask(siblings: Siblings, { index, level }: SiblingHeading): boolean {
  let isTask = false
  for (let next = index + 1; next < siblings.length; next++) {
    const node = siblings[next]?.node
    const below = node?.kind === 'element' ? Number(/^h([1-6])$/.exec(node.name)?.[1] ?? 0) : 0
    if (below > level) return false
    if (below > 0) break
    isTask ||= node !== undefined && isWork(node)
  }
  return isTask
}

const isWork = (node: PageNode): boolean =>
  node.kind === 'code' ||
  (node.kind === 'tag' && (node.name === 'CodeGroup' || node.name === 'Steps')) ||
  (node.kind === 'element' && node.name === 'ol')

function report(
  check: PageCheck,
  rule: 'page/steps-by-hand' | 'page/tabs-by-hand',
  { found: { node, index } }: SiblingHeading,
  words: { readonly message: Message; readonly hint: Message },
): void {
  if (node.kind === 'element' && node.range) check.add(rule, locationIn(check.page, index, node.range), words)
}
