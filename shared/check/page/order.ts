import { plainText } from '../../page/text.ts'
import type { PageNode, TagNode } from '../../page/tree.ts'
import { nodesOf, placeIn, placeOfTag } from '../nodes.ts'
import { isEnglishPage } from '../prose.ts'
import { headingsOf, type Row, type RowHeading, rowsOf } from '../rows.ts'
import type { PageCheck } from './check.ts'

/** Checks that what is needed stands before what is done, and that steps say what they lead to. */
export function checkPageOrder(check: PageCheck): void {
  if (check.isOn('page/late-prerequisites')) {
    for (const row of rowsOf(check.page)) checkNeeds(check, row)
  }
  if (check.isOn('page/no-outcome') && isEnglishPage(check.page)) {
    for (const { node, parents, index } of nodesOf(check.page).tags) {
      if (node.name !== 'Step' || !parents.some(({ name }) => name === 'Steps') || !endsSilent(node)) continue
      check.add('page/no-outcome', placeOfTag(check.page, { node, parents, index }), {
        message: 'This step ends with a command, and does not say what comes of it.',
        hint: 'Say in a sentence below what readers see when it worked.',
      })
    }
  }
}

const NEEDS =
  /^(?:pre-?requisites?|requirements|before (?:you|we) (?:begin|start)|what you(?:[’']ll| will)? need)(?:\s|$)/i

const isNeeds = ({ text }: RowHeading): boolean => text.length < 40 && NEEDS.test(text)

const DOING = /^(?:installation|install(?:ing)?|set(?:ting)?[ -]?up|getting started|quick ?start|step 1)\b/i

/** What was done so far below the heading around a level. */
interface Done {
  steps: boolean
  /** The first heading of the level that says what is done. */
  heading: RowHeading | undefined
}

const nothing = (): Done => ({ steps: false, heading: undefined })

function checkNeeds(check: PageCheck, row: Row): void {
  const headings = headingsOf(row)
  if (!headings.some(isNeeds)) return
  const byLevel = Array.from({ length: 7 }, nothing)
  let next = 0
  row.forEach(({ node }, at) => {
    const heading = headings[next]
    if (node.kind === 'tag' && node.name === 'Steps') for (const done of byLevel) done.steps = true
    if (heading?.at !== at) return
    next++
    const done = byLevel[heading.level] ?? nothing()
    if (isNeeds(heading)) tellNeeds(check, heading, done)
    for (let level = heading.level + 1; level < byLevel.length; level++) byLevel[level] = nothing()
    if (DOING.test(heading.text)) done.heading ??= heading
  })
}

function tellNeeds(check: PageCheck, heading: RowHeading, { steps, heading: done }: Done): void {
  const { node, index } = heading.found
  if ((!steps && !done) || node.kind !== 'element' || !node.place) return
  check.add('page/late-prerequisites', placeIn(check.page, index, node.place), {
    message: `“${heading.text}” stands below ${done ? `“${done.text}”, which needs` : 'the steps that need'} it.`,
    hint: 'Put it above: whoever lacks something must begin again.',
  })
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

/** What tells of an outcome. */
const OUTCOME =
  /\b(?:shows|prints|opens|outputs?|displays|appears?|creates|generates|starts|adds|installs|builds|runs|deploys|asks|prompts|returns|sees?|now|should|results?|resulting|will|success\w*|lets you|tells|so that)\b/i

/** Commands of which nothing is expected but that they end. */
const PLAIN =
  /^\s*(?:[$>]\s*)?(?:#.*|cd\s.*|mkdir\s.*|touch\s.*|export\s.*|[A-Z][A-Z0-9_]*=.*|git (?:clone|add|checkout)\s.*|(?:source|\.)\s.*|(?:sudo\s+)?(?:apt(?:-get)?|brew|pip3?|npm|pnpm|yarn|bun|uv|poetry|conda|gem|cargo|go|composer|dotnet|winget|choco)(?:\s+(?:pip|tool))?\s+(?:install|i|add|sync|get|update|ci)\b.*|)$/

/** A step whose last part is a command, and that says nothing of what comes of it. */
function endsSilent({ children }: TagNode): boolean {
  const parts = children.filter(node => node.kind !== 'text' || node.value.trim() !== '')
  const last = parts.at(-1)
  if (last?.kind !== 'code' || !SHELL.has(last.language)) return false
  const does = last.value.split('\n').some(line => !PLAIN.test(line))
  return does && !OUTCOME.test(plainText(parts.filter(isText)))
}

const isText = (node: PageNode): boolean => node.kind === 'element' || node.kind === 'text'
