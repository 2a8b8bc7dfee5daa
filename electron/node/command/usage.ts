import { LANGUAGES } from '../../../shared/messages/languages.ts'
import { type MessageKey, message } from '../../../shared/messages/message.ts'
import { inWords } from '../base/words.ts'

/** How each command is written, and what it does. */
const COMMANDS: readonly (readonly [written: string, about: MessageKey])[] = [
  ['galley [open] [folder] [--browser | --electron] [--no-open] [--port N]', 'cli:usage.open'],
  [
    `galley build [folder] --out DIR [--only NAME] [--part N/M|NAME | --join DIR…]
             [--site-url URL] [--urls clean|html] [--strict] [--json] [--fetch]`,
    'cli:usage.build',
  ],
  [
    `galley check [folder] [--format text|json|sarif|github] [--only RULE] [--max-warnings N]
             [--fix] [--fetch] [--external] [--as-moved] [--baseline FILE [--write-baseline]]`,
    'cli:usage.check',
  ],
  [
    `galley config get|set|insert|remove|move [folder] POINTER [VALUE | TO]
galley config list|add|move|remove|rename|hide|show|default|root|copy|also|turn|wrap|unwrap|redirect
             [folder] …`,
    'cli:usage.config',
  ],
  ['galley convert [folder] [--to galley|newer|mint] [--dry-run] [--json]', 'cli:usage.convert'],
  ['galley new [folder] [--form older|newer]', 'cli:usage.new'],
]

const indented = (text: string): string => text.replace(/^/gm, '    ')

/** What `galley --help` prints. */
export function usage(): string {
  const commands = COMMANDS.map(([written, key]) => `${written}\n${indented(inWords(message(key)))}`)
  return [
    `${inWords(message('cli:usage.about'))}\n`,
    ...commands,
    'galley --version\n',
    inWords(message('cli:usage.exitCodes')),
    ...(LANGUAGES.length > 1 ? [inWords(message('cli:usage.language'))] : []),
    inWords(message('cli:usage.environment')),
  ].join('\n')
}
