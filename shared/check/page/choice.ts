import type { CodeNode } from '../../page/tree.ts'
import { type Found, firstLineOf, placeIn } from '../nodes.ts'
import { headingsOf, type Row, type RowHeading, rowsOf, siblingsOf } from '../rows.ts'
import { formOf, withoutNumber } from '../word-form.ts'
import type { PageCheck } from './check.ts'

/** Checks that steps, alternatives and the same code in several languages stand in the components made for them. */
export function checkPageChoice(check: PageCheck): void {
  for (const row of rowsOf(check.page)) {
    for (const lot of siblingsOf(headingsOf(row))) {
      checkSteps(check, lot)
      checkTabs(check, row, lot)
    }
    checkCode(check, row)
  }
}

const STEP = /^step\s+(\d{1,2})\b/i
const NUMBER = /^(\d{1,2})[.)]\s/

/** How a procedure begins; “1. Keep it short” is the first of several pieces of advice. */
const BEGIN =
  /^(?:install|download|create|clone|open|sign|set|get|add|init\w*|prepare|start|configure|log|go|import|register)\b/i

/** Headings that count: “Step 1: …”, or “1. Install …” where the first says what to do. */
function checkSteps(check: PageCheck, lot: readonly RowHeading[]): void {
  const steps = counted(lot, STEP)
  const numbers = counted(lot, NUMBER)
  const begins =
    formOf(numbers[0]?.text ?? '') === 'imperative' && BEGIN.test(withoutNumber(numbers[0]?.text ?? ''))
  const found = steps.length >= 2 ? steps : numbers.length >= 3 && begins ? numbers : []
  const [first] = found
  if (first === undefined) return
  tell(check, 'page/steps-by-hand', first, {
    message: `${found.length} headings from “${first.text}” on are the steps of a procedure.`,
    hint: 'Put them into <Steps>, each as a <Step title="…">: they are numbered there by themselves.',
  })
}

/** Those that count from 1 on, without a gap. */
function counted(lot: readonly RowHeading[], pattern: RegExp): readonly RowHeading[] {
  const found: RowHeading[] = []
  for (const heading of lot) {
    if (Number(pattern.exec(heading.text)?.[1]) === found.length + 1) found.push(heading)
  }
  return found
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['system', /^(?:mac ?os(?: ?x)?|mac|windows|linux|ubuntu|debian|fedora|wsl2?)$/],
  ['package manager', /^(?:npm|pnpm|yarn|bun|deno|npx)$/],
  ['package manager', /^(?:pip|pipx|uv|poetry|conda)$/],
  [
    'language',
    /^(?:python|typescript|javascript|node(?:\.?js)?|go(?:lang)?|ruby|java|kotlin|c#|rust|php|swift|elixir)$/,
  ],
]

const NAME =
  /^(?:(?:on|for|using|with|via|in)\s+|install(?:ation|ing)?\s+(?:on|with|using|via|for)\s+)?(.+?)(?:\s+(?:users?|installation|setup|instructions?|example))?(?:\s*\([^)]*\))?$/

/** A name is short. */
const LONGEST = 80

function kindOf({ text }: RowHeading): number {
  if (text.length > LONGEST) return -1
  const name = NAME.exec(text.toLowerCase().trim())?.[1] ?? ''
  return KINDS.findIndex(([, pattern]) => pattern.test(name))
}

/** Headings one below the other that name systems, package managers or languages, each with code below it. */
function checkTabs(check: PageCheck, row: Row, lot: readonly RowHeading[]): void {
  let at = 0
  while (at < lot.length) {
    const first = lot[at]
    const kind = first === undefined ? -1 : kindOf(first)
    let end = at + 1
    while (kind >= 0 && end < lot.length && lot[end] !== undefined && kindOf(lot[end] as RowHeading) === kind)
      end++
    const alike = lot.slice(at, end)
    if (first !== undefined && alike.length >= 2 && alike.every(heading => hasCode(row, heading))) {
      tell(check, 'page/tabs-by-hand', first, {
        message: `${alike.map(({ text }) => `“${text}”`).join(', ')}: readers need one of these.`,
        hint: 'Put them into <Tabs>, each as a <Tab title="…">: readers choose theirs.',
      })
    }
    at = end
  }
}

/** Whether code stands between a heading and the next one. */
function hasCode(row: Row, { at }: RowHeading): boolean {
  for (let next = at + 1; next < row.length; next++) {
    const node = row[next]?.node
    if (node?.kind === 'element' && /^h[1-6]$/.test(node.name)) return false
    if (node?.kind === 'code' || (node?.kind === 'tag' && node.name === 'CodeGroup')) return true
  }
  return false
}

const FAMILIES: Readonly<Record<string, string>> = {
  js: 'js',
  jsx: 'js',
  ts: 'js',
  tsx: 'js',
  javascript: 'js',
  typescript: 'js',
  mjs: 'js',
  py: 'python',
  python: 'python',
  go: 'go',
  golang: 'go',
  rb: 'ruby',
  ruby: 'ruby',
  java: 'java',
  kotlin: 'kotlin',
  cs: 'c#',
  csharp: 'c#',
  rust: 'rust',
  rs: 'rust',
  php: 'php',
  swift: 'swift',
  curl: 'curl',
}
const MANAGERS =
  /^\s*(?:\$\s*)?(npm|npx|pnpm|yarn|bun|bunx|pip|uv|poetry|conda)\s+(?:(?:install|add|i|create|dlx|x|init|run)(?!\w)|-)/
/** Commands that come with a package manager and run what it has. */
const RUNNERS: Readonly<Record<string, string>> = { npx: 'npm', bunx: 'bun' }

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'terminal'])

/** What a block of code is one of several of; undefined where it stands for itself. */
function sortOf({ language, value }: CodeNode): string | undefined {
  if (SHELLS.has(language)) {
    const manager = MANAGERS.exec(value)?.[1]
    return manager && (RUNNERS[manager] ?? manager)
  }
  return Object.hasOwn(FAMILIES, language) ? FAMILIES[language] : undefined
}

const isShell = ({ language }: CodeNode): boolean => SHELLS.has(language)

/** Blocks of code one below the other, each in another language, or the same command of other package managers. */
function checkCode(check: PageCheck, row: Row): void {
  const isGroup = row[0]?.parents.some(({ name }) =>
    /^(?:CodeGroup|RequestExample|ResponseExample)$/.test(name),
  )
  if (isGroup) return
  row.forEach((found, at) => {
    const [one, other] = [codeOf(found), codeOf(row[at + 1])]
    if (!one || !other || isShell(one) !== isShell(other)) return
    const [sort, next] = [sortOf(one), sortOf(other)]
    if (sort === undefined || next === undefined || sort === next) return
    check.add(
      'page/code-group-by-hand',
      firstLineOf(check.page, placeIn(check.page, found.index, one.place)),
      {
        message: 'This block of code and the next one are the same in other words.',
        hint: 'Put them into a <CodeGroup>: readers choose theirs.',
      },
    )
  })
}

const codeOf = (found: Found | undefined): CodeNode | undefined =>
  found?.node.kind === 'code' ? found.node : undefined

function tell(
  check: PageCheck,
  rule: 'page/steps-by-hand' | 'page/tabs-by-hand',
  { found: { node, index } }: RowHeading,
  words: { readonly message: string; readonly hint: string },
): void {
  if (node.kind === 'element' && node.place) check.add(rule, placeIn(check.page, index, node.place), words)
}
