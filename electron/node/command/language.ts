import { bestLanguage, LANGUAGES } from '../../../shared/messages/languages.ts'
import { message } from '../../../shared/messages/message.ts'
import { speak } from '../base/words.ts'
import { Misuse } from './io.ts'

/** The arguments of a command without `--lang`, and the language that it names. */
export interface Spoken {
  readonly rest: readonly string[]
  readonly named: string | undefined
}

/** Takes `--lang de` or `--lang=de` out of arguments; what follows `--` is not an option. */
export function takeLanguage(args: readonly string[]): Spoken {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const at = args.findIndex((word, index) => index < end && /^--lang(=|$)/.test(word))
  const word = args[at]
  if (word === undefined) return { rest: args, named: undefined }
  const isApart = word === '--lang'
  const named = isApart ? (args[at + 1] ?? '') : word.slice('--lang='.length)
  return { rest: args.toSpliced(at, isApart ? 2 : 1), named }
}

type Environment = Readonly<Record<string, string | undefined>>

/** The language of the environment, as POSIX writes it: `pt_BR.UTF-8`. */
function languageOfSystem({ LC_ALL, LC_MESSAGES, LANG }: Environment): string {
  const named = LC_ALL || LC_MESSAGES || LANG || ''
  const [tag = ''] = named.replaceAll('_', '-').split(/[.@]/)
  return bestLanguage([tag]).code
}

/** Makes the command line speak the language that `--lang` names, or else that of the environment. */
export function speakAsAsked(named: string | undefined, environment: Environment): void {
  speak(languageOfSystem(environment))
  if (named === undefined) return
  const { code } = bestLanguage([named])
  if (code === 'en' && !/^en\b/i.test(named)) {
    const languages = LANGUAGES.map(language => language.code)
    throw new Misuse(message('cli:unknownLanguage', { language: named, languages }))
  }
  speak(code)
}
