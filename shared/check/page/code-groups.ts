import { message } from '../../messages/message.ts'
import type { CodeNode } from '../../page/tree/tree.ts'
import { basename, stem } from '../../text/path.ts'
import { type FoundNode, firstLineOf, locationIn } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import type { Siblings } from '../base/siblings.ts'

/** Finds adjacent code blocks that say the same: in several languages, or for several package managers or shells. Reports each run of them once. */
export function checkCodeGroups(check: PageCheck, siblings: Siblings): void {
  const isGroup = siblings[0]?.parents.some(({ name }) =>
    /^(?:CodeGroup|RequestExample|ResponseExample)$/.test(name),
  )
  if (isGroup) return
  let first: CodeNode | undefined
  siblings.forEach((found, at) => {
    const [one, other] = [codeOf(found), codeOf(siblings[at + 1])]
    if (!one || !other || !isSameTwice(one, other)) {
      first = undefined
      return
    }
    if (first !== undefined) return
    first = one
    const place = locationIn(check.page, found.index, one.range)
    check.add('page/code-group-by-hand', firstLineOf(check.page, place), {
      message: message('checks:codeGroup.byHand'),
      hint: message('checks:codeGroup.hint'),
    })
  })
}

const codeOf = (found: FoundNode | undefined): CodeNode | undefined =>
  found?.node.kind === 'code' ? found.node : undefined

const isSameTwice = (one: CodeNode, other: CodeNode): boolean =>
  isSameCommand(one, other) ||
  isSameProgram(one, other) ||
  isSameRequest(one, other) ||
  isOtherShell(one, other)

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

const familyOf = ({ language }: CodeNode): string | undefined =>
  Object.hasOwn(FAMILIES, language) ? FAMILIES[language] : undefined

/** The name of the file that a block shows, without its extension. */
const fileOf = ({ meta }: CodeNode): string | undefined => {
  const file = /(?:^|[\s"'=/])([\w.-]*\w\.[a-z]{1,5})(?=$|["'\s])/i.exec(meta.slice(0, 300))?.[1]
  return file === undefined || /^(?:node|next)\.js$/i.test(file) ? undefined : stem(basename(file))
}

/** A program in two languages; files of different names are two parts of one program. */
function isSameProgram(one: CodeNode, other: CodeNode): boolean {
  const [family, next] = [familyOf(one), familyOf(other)]
  return family !== undefined && next !== undefined && family !== next && fileOf(one) === fileOf(other)
}

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'terminal'])
const WINDOWS: ReadonlySet<string> = new Set(['powershell', 'pwsh', 'ps1', 'cmd', 'bat', 'batch'])

const isOtherShell = (one: CodeNode, other: CodeNode): boolean =>
  (SHELLS.has(one.language) && WINDOWS.has(other.language)) ||
  (WINDOWS.has(one.language) && SHELLS.has(other.language))

const MANAGERS =
  /^\s*(?:\$\s*)?(npm|npx|pnpm|yarn|bun|bunx|pip3?|pipx|uv|poetry|conda)(?:\s+pip)?\s+(install|add|i|create|dlx|x|init|run|exec)?(?!\w)[ \t]*(.*)/

/** What package managers of one ecosystem call the same; a page may need those of Python and of JavaScript. */
const WORLDS: Readonly<Record<string, string>> = {
  npx: 'js npm',
  npm: 'js npm',
  pnpm: 'js pnpm',
  yarn: 'js yarn',
  bun: 'js bun',
  bunx: 'js bun',
  pip: 'py pip',
  pip3: 'py pip',
  pipx: 'py pipx',
  uv: 'py uv',
  poetry: 'py poetry',
  conda: 'py conda',
}

const ACTIONS: Readonly<Record<string, string>> = {
  i: 'install',
  add: 'install',
  install: 'install',
  create: 'create',
  init: 'create',
}

interface Command {
  readonly world: string
  readonly manager: string
  readonly action: string
  readonly words: readonly string[]
}

/** The first command of a block that is for a package manager. */
function commandOf({ language, value }: CodeNode): Command | undefined {
  if (!SHELLS.has(language)) return undefined
  const first = value.split('\n', 20).find(line => !/^\s*(?:#.*)?$/.test(line)) ?? ''
  const [, name = '', verb = 'run', rest = ''] = MANAGERS.exec(first.slice(0, 300)) ?? []
  const [world, manager] = WORLDS[name]?.split(' ') ?? []
  if (world === undefined || manager === undefined) return undefined
  const words = rest.split(/\s+/).filter(word => /^[@a-z]/i.test(word))
  return { world, manager, action: ACTIONS[verb] ?? 'run', words: words.map(word => wordOf(word)) }
}

/** A package without its version. */
const wordOf = (word: string): string => word.replace(/(?<=.)@.*$/, '').replace(/^create-/, '')

/** One command of two package managers: with one term in common, or without any. */
function isSameCommand(one: CodeNode, other: CodeNode): boolean {
  const [command, next] = [commandOf(one), commandOf(other)]
  if (!command || !next || command.world !== next.world || command.manager === next.manager) return false
  if (command.action === 'install' ? next.action !== 'install' : next.action === 'install') return false
  const [words, others] = [command.words, next.words]
  return words.length + others.length === 0 || words.some(word => others.includes(word))
}

const ADDRESS = /https?:\/\/[^\s"'`\\)<>]+/

/** The same request by curl and by a program: both name the same address. */
function isSameRequest(one: CodeNode, other: CodeNode): boolean {
  const [command, program] = SHELLS.has(one.language) ? [one, other] : [other, one]
  if (!SHELLS.has(command.language) || familyOf(program) === undefined) return false
  const address = /^\s*(?:\$\s*)?curl\b/.test(command.value) ? ADDRESS.exec(command.value)?.[0] : undefined
  return address !== undefined && program.value.includes(address)
}
