import type { Nodes } from 'nlcst'
import { toString as wordsOf } from 'nlcst-to-string'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextPassive from 'retext-passive'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { type Message, message } from '../../messages/message.ts'
import type { RuleId } from '../rules/registry.ts'

/** What a writing rule found in a text. */
export interface ProseFinding {
  readonly rule: RuleId & `writing/${string}`
  readonly offset: number
  readonly length: number
  readonly message: Message
  readonly hint: Message
  /** The text to write instead; empty: nothing. */
  readonly instead?: { readonly label: Message; readonly text: string }
}

const MOST_WORDS = { sentence: 45, paragraph: 150 }

const parser = unified().use(retextEnglish).freeze()
const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze()
const voice = unified().use(retextPassive).freeze()

/** Most paragraphs contain none of these words and are not parsed. */
const TWICE = /\b(\w+)\s+\1\b/i
const ARTICLE =
  /\b[Aa]\s+[^\p{L}\s]*(?:[aeiouhAEIOUH\d]|[fhlmnrsxFHLMNRSX]{2})|\b[Aa][Nn]\s+[^\p{L}\s]*(?:[^aeiouAEIOU\s]|uni|eu|us|one|Uni|Eu|Us|One)/u
const MAY_BE_PASSIVE = /\b(?:am|are|be|been|being|get|gets|is|was|were)\b/i

const PATTERNS: readonly (readonly [RegExp, (found: string) => Omit<ProseFinding, 'offset' | 'length'>])[] = [
  [
    /\b(?:the|a) (?:user|reader|developer)s? (?:can|should|must|may|needs? to|has to|have to)\b/gi,
    found => ({
      rule: 'writing/second-person',
      message: message('checks:prose.reader', { found }),
      hint: message('checks:prose.readerHint'),
    }),
  ],
  [
    /\b(?:you|we|it|this|that|they) (?:will|'ll|’ll)\b/gi,
    found => ({
      rule: 'writing/present-tense',
      message: message('checks:prose.future', { found }),
      hint: message('checks:prose.futureHint'),
    }),
  ],
  [
    // “Not easily”, “more easily” and “put simply” carry meaning; so does “merely” in “is not merely”.
    /\b(?=(?:simply|easily|obviously|of course|basically)\b)(?<!\b(?:not|cannot|never|\w{1,9}n['’]t|more|less|most|as|so|how|too|might|may|put)\s{1,9})(?:simply|easily|obviously|of course|basically)(?!\s+(?:put\b|\w+ing\b[^.!?\n]{0,200}\b(?:not|isn['’]t)\b))/gi,
    found => ({
      rule: 'writing/filler',
      message: message('checks:prose.filler', { found }),
      hint: message('checks:prose.fillerHint'),
    }),
  ],
]

/**
 * Returns the problems in the sentences of a text, as `proseOf` gives it. Only English is checked. The passive
 * voice costs most, so it is checked only with `voices`.
 */
export function lintProse(text: string, voices: boolean): readonly ProseFinding[] {
  const found: ProseFinding[] = []
  for (const { 0: paragraph, index } of text.matchAll(/\S[\s\S]*?(?=\n[ \t\r]*\n|$(?![\s\S]))/g)) {
    for (const finding of lintParagraph(paragraph, voices)) {
      found.push({ ...finding, offset: finding.offset + index })
    }
  }
  for (const [pattern, words] of PATTERNS) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      found.push({ ...words(match.replace(/\s+/g, ' ')), offset: index, length: match.length })
    }
  }
  return found
}

function lintParagraph(text: string, voices: boolean): readonly ProseFinding[] {
  const maySlip = TWICE.test(text) || ARTICLE.test(text)
  const mayBePassive = voices && MAY_BE_PASSIVE.test(text)
  const isLong = (text.match(/\S+/g)?.length ?? 0) > MOST_WORDS.sentence
  if (!maySlip && !mayBePassive && !isLong) return []
  const file = new VFile(text)
  const tree = parser.parse(file)
  if (maySlip) grammar.runSync(tree, file)
  if (mayBePassive) voice.runSync(tree, file)
  const found = file.messages.flatMap(slip => told(text, slip) ?? [])
  if (isLong) measure(tree, found)
  return found
}

type Slip = VFile['messages'][number]

function told(text: string, { source, place, actual, expected }: Slip): ProseFinding | undefined {
  if (place === undefined || !('start' in place)) return undefined
  const [offset, end] = [place.start.offset, place.end.offset]
  if (offset === undefined || end === undefined) return undefined
  const at = { offset, length: end - offset }
  const written = text.slice(offset, end)
  if (source === 'retext-passive') {
    const hint = message('checks:prose.passiveHint')
    return { rule: 'writing/passive', ...at, message: message('checks:prose.passive', { written }), hint }
  }
  if (source === 'retext-repeated-words') return repeated(text, at)
  const [better] = expected ?? []
  if (source !== 'retext-indefinite-article' || better === undefined) return undefined
  if (isSpelledOut(written, text.slice(end, end + 30)) || isLetter(text, at)) return undefined
  return {
    rule: 'writing/article',
    ...at,
    message: message('checks:prose.article', { actual: actual ?? '', better }),
    hint: message('checks:prose.articleHint'),
    instead: { label: message('checks:prose.write', { text: better }), text: better },
  }
}

/** Whether the word after an article is code, a name, or spelled letter by letter: “an http client” is right, and so is “a sql file”. */
const isSpelledOut = (article: string, after: string): boolean =>
  /^\s*(?:X{2}|[a-z]\d|sql\b)/i.test(after) ||
  (/^an$/i.test(article) && /^\s*[fhlmnrsx][b-df-hj-np-tv-xz]*\b/.test(after))

/** Whether an article is a letter in italics: “if *a* is less than *b*”. The asterisks are spaces here. */
const isLetter = (text: string, { offset, length }: { readonly offset: number; readonly length: number }) =>
  / {2}$/.test(text.slice(Math.max(0, offset - 2), offset)) && text.startsWith('  ', offset + length)

function repeated(
  text: string,
  at: { readonly offset: number; readonly length: number },
): ProseFinding | undefined {
  const words = text.slice(at.offset, at.offset + at.length)
  const [first = ''] = words.trim().split(/\s+/)
  if (/^X+$/.test(first) || !/^[a-z]+\s[a-z]+$/i.test(words)) return undefined
  return {
    rule: 'writing/repeated-word',
    ...at,
    message: message('checks:prose.repeated', { word: first }),
    hint: message('checks:prose.repeatedHint'),
    instead: { label: message('checks:prose.repeatedFix'), text: first },
  }
}

/** Counts the words of sentences and paragraphs. */
function measure(node: Nodes, found: ProseFinding[]): void {
  const kind =
    node.type === 'SentenceNode' ? 'sentence' : node.type === 'ParagraphNode' ? 'paragraph' : undefined
  const { position } = node
  if (kind !== undefined && position?.start.offset !== undefined && position.end.offset !== undefined) {
    const count = wordsOf(node).match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
    if (count > MOST_WORDS[kind]) {
      found.push({
        rule: kind === 'sentence' ? 'writing/long-sentence' : 'writing/long-paragraph',
        offset: position.start.offset,
        length: position.end.offset - position.start.offset,
        message: message(kind === 'sentence' ? 'checks:prose.longSentence' : 'checks:prose.longParagraph', {
          count,
        }),
        hint:
          kind === 'sentence'
            ? message('checks:prose.longSentenceHint')
            : message('checks:prose.longParagraphHint'),
      })
    }
  }
  if ('children' in node && kind !== 'sentence') for (const child of node.children) measure(child, found)
}
