import { isObject } from '../../config/json/value.ts'
import { nearest } from '../../config/read/nearest.ts'
import { message } from '../../messages/message.ts'
import { englishWord, englishWords, wrongPlaceholders } from '../../site/texts/own-words.ts'
import type { ConfigCheck } from '../base/config-check.ts'

const NAMES: ReadonlySet<string> = new Set(englishWords.keys())

/** Unknown names that are compared with the known ones; in longer lists, somebody meant something else. */
const MOST_COMPARED = 50

/** Checks that the texts that docs.json has in place of words name a word and have its placeholders. */
export function checkWords(check: ConfigCheck): void {
  const { words } = check.context.site.config
  let unknown = 0
  for (const [name, written] of Object.entries(isObject(words) ? words : {})) {
    if (englishWord(name) === undefined) checkName(check, name, ++unknown <= MOST_COMPARED)
    else if (typeof written === 'string') checkText(check, ['words', name], written)
    else if (isObject(written))
      for (const [language, text] of Object.entries(written))
        if (typeof text === 'string') checkText(check, ['words', name, language], text)
  }
}

function checkName(check: ConfigCheck, name: string, isCompared: boolean): void {
  const near = isCompared ? nearest(name, NAMES) : undefined
  check.add('config/word', ['words', name], {
    message: message('checks:words.unknown', { name }),
    hint: near === undefined ? message('checks:words.unknownHint') : message('common:didYouMean', { near }),
  })
}

const inBraces = (names: readonly string[]): readonly string[] => names.map(name => `{{${name}}}`)

function checkText(check: ConfigCheck, path: readonly [string, string, ...string[]], text: string): void {
  const [, name] = path
  const { lost, unknown } = wrongPlaceholders(name, text)
  if (lost.length > 0) {
    check.add('config/word', path, {
      message: message('checks:words.lost', { placeholders: inBraces(lost) }),
      hint: message('checks:words.lostHint', { standard: englishWord(name) ?? '' }),
    })
  }
  if (unknown.length > 0) {
    check.add('config/word', path, {
      message: message('checks:words.invented', { placeholders: inBraces(unknown) }),
      hint: message('checks:words.inventedHint'),
    })
  }
}
