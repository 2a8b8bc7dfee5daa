import type { CodeNode } from '../../page/tree/tree.ts'
import { attributes, codeText, type Html, html, none, text } from '../base/html.ts'
import { iconOf } from '../base/links.ts'
import type { Scope } from '../base/scope.ts'
import { counted, type SiteTexts } from '../texts/site-texts.ts'
import { highlight, plainLanguage } from './highlight.ts'
import { type CodeMeta, readMeta } from './meta.ts'

const NAMES: Readonly<Record<string, string>> = {
  bash: 'Bash',
  sh: 'Shell',
  shell: 'Shell',
  zsh: 'Shell',
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  py: 'Python',
  python: 'Python',
  rb: 'Ruby',
  ruby: 'Ruby',
  json: 'JSON',
  jsonc: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  html: 'HTML',
  css: 'CSS',
  sql: 'SQL',
  go: 'Go',
  rust: 'Rust',
  java: 'Java',
  kotlin: 'Kotlin',
  swift: 'Swift',
  php: 'PHP',
  csharp: 'C#',
  cpp: 'C++',
  c: 'C',
  graphql: 'GraphQL',
  docker: 'Dockerfile',
  dockerfile: 'Dockerfile',
  curl: 'cURL',
  powershell: 'PowerShell',
  markdown: 'Markdown',
  md: 'Markdown',
  mdx: 'MDX',
  diff: 'Diff',
  xml: 'XML',
  http: 'HTTP',
  mermaid: 'Mermaid',
}

/** The display name of a language; empty if the fence names none. */
export const languageName = (language: string): string =>
  Object.hasOwn(NAMES, language) ? (NAMES[language] ?? language) : language

/** Copies the code next to it; its picture is in the styles, since pages have many of them. */
export const copyButton = (texts: Pick<SiteTexts, 'copy'>): Html =>
  html`<button type="button" class="copy" aria-label="${text(texts.copy)}" title="${text(texts.copy)}"></button>`

/** The number of lines that are visible before a block is expanded. */
const SHORT = 15

const moreButton = (lines: number, { texts }: Scope) =>
  html`<button type="button" class="code-more" aria-expanded="false"><span class="when-closed">${text(counted(texts, 'allLines', lines))}</span><span class="when-open">${text(texts.fewerLines)}</span></button>`

function classes(meta: CodeMeta, isFocusing: boolean, isTall: boolean): string {
  return [
    'code-body',
    meta.numbered ? 'numbered' : '',
    meta.wrapped ? 'wrapped' : '',
    isFocusing ? 'focusing' : '',
    isTall ? 'tall' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** How a code block is drawn. */
interface BodyOptions {
  /** A script colors it later. */
  readonly isPlain?: boolean
  /** A button elsewhere copies it. */
  readonly isCopied?: boolean
}

/** Renders the code itself, with its copy button; without a label if what is around it has one. */
export function codeBody(
  node: CodeNode,
  label: string | undefined,
  scope: Scope,
  { isPlain = false, isCopied = false }: BodyOptions = {},
): Html {
  const meta = readMeta(node.meta)
  const language = plainLanguage(node.language)
  const { lines, isFocusing } = isPlain
    ? { lines: html`${codeText(node.value.replace(/\n+$/, ''))}\n`, isFocusing: meta.focused.size > 0 }
    : highlight(language.toLowerCase(), node.value, meta)
  // A blank block has nothing to scroll to, and nothing that could have a name.
  const isBlank = node.value.trim() === ''
  const named = attributes({
    tabindex: isBlank ? undefined : 0,
    'aria-label': isBlank ? undefined : label,
    'data-language': language || undefined,
    'data-plain': isPlain,
  })
  const copy = meta.copied && !isCopied ? copyButton(scope.texts) : none
  const count = node.value.trimEnd().split('\n').length
  const isTall = meta.expandable && count > SHORT
  const more = isTall ? moreButton(count, scope) : none
  return html`<div class="${text(classes(meta, isFocusing, isTall))}"><pre${named}><code>${lines}</code></pre>${copy}${more}</div>`
}

/** Renders a code block, with a bar above it if it has a title. */
export function codeBlock(node: CodeNode, scope: Scope): Html {
  const meta = readMeta(node.meta)
  const icon = iconOf(meta.icon, undefined, scope) ?? none
  const bar =
    meta.title === undefined
      ? none
      : html`<div class="code-bar">${icon}<span>${text(meta.title)}</span></div>`
  const label = meta.title ?? (languageName(node.language) || scope.texts.code)
  return html`<div class="code">${bar}${codeBody(node, label, scope)}</div>`
}
