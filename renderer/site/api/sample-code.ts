import bash from 'refractor/bash'
import { refractor } from 'refractor/core'
import csharp from 'refractor/csharp'
import go from 'refractor/go'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import markup from 'refractor/markup'
import php from 'refractor/php'
import python from 'refractor/python'
import ruby from 'refractor/ruby'
import { codeParser } from '../../../shared/site/code/parser.ts'
import { tokenLinesBy } from '../../../shared/site/code/token-lines.ts'

// The languages of samples, and of the bodies of responses; a page has the same grammars from its build.
for (const syntax of [bash, csharp, go, java, javascript, json, markup, php, python, ruby])
  refractor.register(syntax)

const parse = codeParser(refractor)

/** Longer samples are in one color, because every token is an element. */
const LONGEST = 40_000

function piecesOf(language: string, code: string): readonly (string | Node)[] {
  if (code.length > LONGEST) return [`${code}\n`]
  return tokenLinesBy(parse, language, code).flatMap(line => [
    ...line.map(({ kind, text }) => {
      if (kind === '') return text
      const span = document.createElement('span')
      span.className = `t-${kind}`
      span.textContent = text
      return span
    }),
    '\n',
  ])
}

const trimmed = (code: string | null): string => (code ?? '').replace(/\n+$/, '')

/** Shows code in the colors of its language; what is shown in colors already stays as it is. */
export function showCode(into: Element, language: string, code: string): void {
  const shown = trimmed(code)
  const block = into.closest('[data-plain]')
  if (!block && trimmed(into.textContent) === shown) return
  block?.removeAttribute('data-plain')
  into.replaceChildren(...piecesOf(language, shown))
}

/** Colors the code of the chosen panels: the build colors only the first panel of a group. */
export function colorChosen(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.panel.on > .code-body > pre[data-plain]')) {
    const code = block.querySelector('code')
    if (code) showCode(code, block.dataset.language ?? '', code.textContent ?? '')
  }
}
