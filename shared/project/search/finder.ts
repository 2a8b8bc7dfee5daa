import { RE2JS, RE2JSException } from 're2js'
import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { literalPattern } from '../../text/literal-pattern.ts'
import type { SearchQuery } from './model.ts'

/** A match in a text. */
export interface TextMatch {
  readonly offset: number
  readonly length: number
  readonly groups?: readonly string[]
}

/** Finds the matches in a text in order, none of them empty. Takes time in proportion to the text. */
export type Finder = (text: string) => Iterable<TextMatch>

const LONGEST = 1000

/** Returns the finder of a query. Refuses an invalid regular expression with `bad-request` and the reason. */
export function finderOf(query: Omit<SearchQuery, 'include'>): Finder {
  if (query.query.length > LONGEST)
    throw new Refusal('bad-request', message('project:search.tooLong', { limit: LONGEST }))
  if (query.query === '') return () => []
  return query.regexp ? expressionFinder(query) : textFinder(query)
}

type Options = Omit<SearchQuery, 'include'>

/** Finds literal text: nothing in it can make the search slow. */
function textFinder({ query, matchCase, wholeWord }: Options): Finder {
  const words = literalPattern(query)
  const source = wholeWord ? `(?<![\\p{L}\\p{N}_])${words}(?![\\p{L}\\p{N}_])` : words
  const pattern = new RegExp(source, matchCase ? 'gu' : 'giu')
  return function* (text) {
    for (const { index, 0: found } of text.matchAll(pattern)) yield { offset: index, length: found.length }
  }
}

function expressionFinder({ query, matchCase, wholeWord }: Options): Finder {
  const flags = RE2JS.MULTILINE | (matchCase ? 0 : RE2JS.CASE_INSENSITIVE)
  const alone = compiled(query, flags)
  const pattern = wholeWord ? wholeWords(query, flags) : alone
  return function* (text) {
    const matcher = pattern.matcher(text)
    while (matcher.find()) {
      const offset = matcher.start()
      const length = matcher.end() - offset
      if (length === 0) continue
      const groups = Array.from(
        { length: matcher.groupCount() },
        (_, index) => matcher.group(index + 1) ?? '',
      )
      yield { offset, length, groups }
    }
  }
}

/** An expression between word boundaries; a `\Q`, after which everything is literal, may be left open. */
function wholeWords(query: string, flags: number): RE2JS {
  const around = (source: string) => compiled(`\\b(?:${source})\\b`, flags)
  try {
    return around(query)
  } catch (error) {
    if (!query.includes('\\Q') || !(error instanceof Refusal)) throw error
    return around(`${query}\\E`)
  }
}

function compiled(source: string, flags: number): RE2JS {
  try {
    return RE2JS.compile(source, flags)
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    throw new Refusal(
      'bad-request',
      message('project:search.badPattern', { reason: error.message }),
      message('project:search.badPatternHint'),
    )
  }
}
