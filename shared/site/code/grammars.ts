import type { Syntax } from 'refractor'
import { refractor } from 'refractor'
import apex from 'refractor/apex'
import clojure from 'refractor/clojure'
import dart from 'refractor/dart'
import docker from 'refractor/docker'
import elixir from 'refractor/elixir'
import erlang from 'refractor/erlang'
import fsharp from 'refractor/fsharp'
import graphql from 'refractor/graphql'
import groovy from 'refractor/groovy'
import haskell from 'refractor/haskell'
import hcl from 'refractor/hcl'
import http from 'refractor/http'
import jsx from 'refractor/jsx'
import julia from 'refractor/julia'
import nginx from 'refractor/nginx'
import nix from 'refractor/nix'
import ocaml from 'refractor/ocaml'
import powershell from 'refractor/powershell'
import properties from 'refractor/properties'
import protobuf from 'refractor/protobuf'
import scala from 'refractor/scala'
import solidity from 'refractor/solidity'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import vim from 'refractor/vim'
import wasm from 'refractor/wasm'
import zig from 'refractor/zig'
import { type CodeParser, codeParser } from './parser.ts'

const MORE: readonly Syntax[] = [
  apex,
  clojure,
  dart,
  docker,
  elixir,
  erlang,
  fsharp,
  graphql,
  groovy,
  haskell,
  hcl,
  http,
  jsx,
  julia,
  nginx,
  nix,
  ocaml,
  powershell,
  properties,
  protobuf,
  scala,
  solidity,
  toml,
  tsx,
  vim,
  wasm,
  zig,
]
for (const syntax of MORE) refractor.register(syntax)

// Markdown samples are pages here: indented text is inside a tag and no code, and tags are those of JSX,
// whose values may be in braces.
const { markdown, jsx: tagged } = refractor.languages
if (markdown && tagged) {
  const codes: unknown = Reflect.get(markdown, 'code')
  Object.assign(markdown, { code: [codes].flat().slice(1), tag: Reflect.get(tagged, 'tag') })
}

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

const parse = codeParser(refractor)

/** Splits `code` with the grammar of `language`, by any of its names; `undefined` if there is none. */
export const parseCode: CodeParser = (language, code) =>
  parse(Object.hasOwn(ALIASES, language) ? (ALIASES[language] ?? language) : language, code)
