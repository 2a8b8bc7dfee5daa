import { refractor, type Syntax } from 'refractor/core'
import { type CodeParser, codeParser } from './parser.ts'
import { CONTAINED, JOINED, SINGLE } from './syntaxes.ts'

// Names that authors use and the grammars do not know.
const ALIASES: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  cjs: 'javascript',
  console: 'bash',
  curl: 'bash',
  env: 'bash',
  fish: 'bash',
  golang: 'go',
  javascriptreact: 'jsx',
  json5: 'json',
  jsonc: 'json',
  jsonl: 'json',
  ksh: 'bash',
  mdx: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  cts: 'typescript',
  node: 'javascript',
  nodejs: 'javascript',
  php: 'php',
  ps1: 'powershell',
  python3: 'python',
  shellscript: 'bash',
  svelte: 'markup',
  terminal: 'bash',
  terraform: 'hcl',
  tf: 'hcl',
  typescriptreact: 'tsx',
  vue: 'markup',
  zsh: 'bash',
}

/** Markdown samples are pages: indented text is inside a tag and is not code, and tags are those of JSX, whose values may be in braces. */
function makePagesOfMarkdown(): void {
  const { markdown, jsx } = refractor.languages
  if (!markdown || !jsx) return
  const codes: unknown = Reflect.get(markdown, 'code')
  Object.assign(markdown, { code: [codes].flat().slice(1), tag: Reflect.get(jsx, 'tag') })
}

const waiting = new Map<string, Syntax>()

/** Registers a grammar when its language is first used: registering all of them costs more than drawing a small site. */
function prepare(language: string): void {
  if (waiting.size === 0) {
    for (const syntax of JOINED) refractor.register(syntax)
    makePagesOfMarkdown()
    for (const syntax of SINGLE)
      for (const name of [syntax.displayName, ...(syntax.aliases ?? [])]) waiting.set(name, syntax)
  }
  const syntax = waiting.get(language)
  if (syntax === undefined || refractor.registered(language)) return
  const contained = CONTAINED.get(syntax)
  if (contained) refractor.register(contained)
  refractor.register(syntax)
}

const parse = codeParser(refractor)

/** Splits `code` with the grammar of `language`, by any of its names; `undefined` if there is none. */
export const parseCode: CodeParser = (language, code) => {
  const name = Object.hasOwn(ALIASES, language) ? (ALIASES[language] ?? language) : language
  prepare(name)
  return parse(name, code)
}
