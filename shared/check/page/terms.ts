import { message } from '../../messages/message.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'
import { isEnglishPage, proseOf } from '../base/prose.ts'

/** Abbreviations that readers of any documentation know; spelling them out would be longer. */
const KNOWN: ReadonlySet<string> = new Set(
  `AI API APIS ASCII AWS CD CDN CI CLI CORS CPU CRUD CSS CSV DB DNS DOM EU FAQ FTP GB GCP GIF GMT GNU GPT GPU GUI HTML
  HTTP HTTPS ID IDE IDS IO IOS IP ISO IT JPEG JPG JS JSON JSONL JSX JWT KB LAN LLM LLMS MB MD MDX MIT ML MS NASA NET
  NPM NVM OK OR OS PC PDF PHP PNG QA QR RAM REST RGB SDK SDKS SEO SMS SMTP SQL SSD SSH SSL SVG TB TCP TLS TODO TS TSX TTL
  TV TXT TYPO UI UK UML URI URIS URL URLS US USA USB USD UTC UTF UUID UX VAT VM VPC VPN VS WWW XML YAML YML ZIP
  AM PM NB PS README MIME DEV PROD MUST SHOULD MAY CAN NVIDIA IBM SAP ORM CAD RSS OSS POSIX SSR CLA SOON PRO AND NOT IF ON OFF IN TO DO NO YES NEW GET PUT POST HEAD PATCH DELETE NOTE TIP WARNING IMPORTANT ALL ANY`
    .trim()
    .split(/\s+/),
)

interface Use {
  readonly name: string
  /** In the text of the page. */
  readonly offset: number
  readonly length: number
  readonly line: number
}

interface Definition {
  readonly words: string
  readonly offset: number
  readonly line: number
}

const USE = /(?<![\p{L}\p{N}_/.@#$&-])([A-Z]{2,5})(?=s?(?![\p{L}\p{N}_/@&-]))/gu

/** An abbreviation and its definition, in either order. */
const DEFINITION =
  /(?<![\p{L}-])((?:[\p{L}-]+[ \t\n]+){1,7})["“]?\(([A-Z]{2,6})s?\)|(?<![\p{L}\p{N}])([A-Z]{2,6})s?[ \t\n]+\(([^()\n]{5,80})\)/gu

/** Checks that abbreviations are spelled out at their first use, not later. */
export function checkPageTerms(check: PageCheck): void {
  const { page } = check
  const [isLate, isNever] = [check.isOn('writing/late-definition'), check.isOn('writing/undefined-term')]
  if ((!isLate && !isNever) || !isEnglishPage(page)) return
  const head = Object.values(page.frontmatter)
    .filter(value => typeof value === 'string')
    .join('\n')
  const definitions = new Map<string, Definition>()
  for (const { names, words } of definitionsIn(head))
    for (const name of names) definitions.set(name, { words, offset: 0, line: 1 })
  const first = new Map<string, Use>()
  page.blocks.forEach((block, index) => {
    const prose = proseOf(block)
    if (!/[A-Z]{2}/.test(prose)) return
    const start = page.offsets[index] ?? 0
    const starts = lineStarts(prose)
    const lineOf = (at: number) => (page.starts[index] ?? 1) + positionAt(starts, at).line - 1
    for (const { names, words, at } of definitionsIn(prose))
      for (const name of names)
        if (!definitions.has(name)) definitions.set(name, { words, offset: start + at, line: lineOf(at) })
    for (const { 0: name, index: at } of prose.matchAll(USE)) {
      if (first.has(name) || /^X+$/.test(name) || isShouted(prose, at, name.length)) continue
      first.set(name, { name, offset: start + at, length: name.length, line: lineOf(at) })
    }
  })
  const known = new Set(check.settings.terms.flatMap(({ use }) => use.split(/\s+/)))
  const late: { readonly use: Use; readonly found: Definition }[] = []
  for (const use of first.values()) {
    const found = definitions.get(use.name)
    if (found === undefined) {
      if (isNever && !KNOWN.has(use.name) && !known.has(use.name)) reportNever(check, use)
    } else if (isLate && found.offset > use.offset) late.push({ use, found })
  }
  if (late.length === 0) return
  const locations = firstUses(
    page.chunking.text,
    late.map(({ found }) => found.words),
  )
  for (const { use, found } of late)
    if ((locations.get(found.words) ?? found.offset) > use.offset) reportLate(check, use, found)
}

/** Its neighbors are in capitals too: that is emphasis, not an abbreviation. */
function isShouted(prose: string, at: number, length: number): boolean {
  return (
    /\b[A-Z]{2,}[\s,:]+$/.test(prose.slice(Math.max(0, at - 20), at)) ||
    /^[\s,]+[A-Z]{2,}\b/.test(prose.slice(at + length, at + length + 20))
  )
}

const SMALL = /^(?:of|and|the|for|in|to|a|an|as|on|with|by|or)$/i

const initialsOf = (words: readonly string[]): string =>
  words.map(word => word.charAt(0).toUpperCase()).join('')

/** The words at the end of a text whose initials are the letters of a name. */
function wordsFor(name: string, before: string): string | undefined {
  for (const between of [/\s+/, /[\s-]+/]) {
    const words = before.trim().split(between)
    for (
      let count = Math.max(2, name.length - 1);
      count <= Math.min(words.length, name.length + 3);
      count++
    ) {
      const tail = words.slice(-count)
      const isWhole = initialsOf(tail) === name
      if (isWhole || initialsOf(tail.filter(word => !SMALL.test(word))) === name) return tail.join(' ')
    }
  }
  return undefined
}

function definitionsIn(prose: string) {
  if (!prose.includes('(')) return []
  return [...prose.matchAll(DEFINITION)].flatMap(
    ({ 0: whole, 1: before, 2: after, 3: name, 4: inside, index }) => {
      const [short, long] = after === undefined ? [name, inside] : [after, before]
      const words = short === undefined || long === undefined ? undefined : wordsFor(short, long)
      if (short === undefined || words === undefined) return []
      const at = after === undefined ? index : index + whole.lastIndexOf('(')
      return [{ names: [short], words, at }]
    },
  )
}

/** The words of a text in the form in which they are compared: “Large-language Models” becomes “large language model”. */
const wordsOf = (text: string) => text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)
const plain = (word: string): string => word.replace(/(?<=\p{L}{2})s$/u, '')

const LONGEST = 12

/** Returns the first offset of each phrase in a text. */
function firstUses(text: string, phrases: readonly string[]): ReadonlyMap<string, number> {
  const asked = new Map(phrases.map(phrase => [[...wordsOf(phrase)].map(([word]) => plain(word)), phrase]))
  const byWords = new Map([...asked].map(([words, phrase]) => [words.join(' '), phrase]))
  const counts = new Set([...asked.keys()].map(({ length }) => Math.min(length, LONGEST)))
  const locations = new Map<string, number>()
  const last: { readonly word: string; readonly at: number }[] = []
  for (const { 0: word, index } of wordsOf(text)) {
    last.push({ word: plain(word), at: index })
    if (last.length > LONGEST) last.shift()
    for (const count of counts) {
      const tail = last.slice(-count)
      const phrase = byWords.get(tail.map(one => one.word).join(' '))
      if (phrase !== undefined && !locations.has(phrase)) locations.set(phrase, tail[0]?.at ?? 0)
    }
  }
  return locations
}

const placeOf = ({ offset, length, line }: Use): PageLocation => ({ offset, length, line })

function reportLate(check: PageCheck, use: Use, found: Definition): void {
  check.add('writing/late-definition', placeOf(use), {
    message: message('checks:terms.late', { name: use.name, line: found.line }),
    hint: message('checks:terms.lateHint', { words: found.words, name: use.name }),
  })
}

function reportNever(check: PageCheck, use: Use): void {
  check.add('writing/undefined-term', placeOf(use), {
    message: message('checks:terms.never', { name: use.name }),
    hint: message('checks:terms.neverHint', { name: use.name }),
  })
}
