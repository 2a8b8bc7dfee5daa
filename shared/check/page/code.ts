import { LineCounter, parseAllDocuments } from 'yaml'
import { parseJson } from '../../config/json/parse.ts'
import { message } from '../../messages/message.ts'
import type { CodeNode } from '../../page/tree/tree.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import { isTooDeep } from '../../text/yaml-depth.ts'
import { type FoundNode, firstLineOf, locationIn, nodesOf } from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'
import { secretsIn } from './secrets.ts'

/** A longer sample is a whole file and is not read. */
const MOST = 20_000

/** Checks the code blocks of a page: their language, the syntax of data, and secrets in them. */
export function checkPageCode(check: PageCheck): void {
  for (const found of nodesOf(check.page).code) {
    const { node, index } = found
    const location = firstLineOf(check.page, locationIn(check.page, index, node.range))
    const isFenced = /^[ \t]*(?:`{3}|~{3})/.test(
      check.page.chunking.text.slice(location.offset, location.offset + 9),
    )
    if (isFenced && node.language === '' && node.value.trim() !== '') {
      check.add('code/no-language', location, {
        message: message('checks:code.noLanguage'),
        hint: message('checks:code.noLanguageHint'),
      })
    }
    if (isFenced && node.meta.trim() === '' && check.isOn('code/no-file-name')) reportNoName(check, location)
    if (node.value.length <= MOST) checkData(check, found, location)
  }
  checkSecrets(check)
}

function reportNoName(check: PageCheck, place: PageLocation): void {
  check.add('code/no-file-name', place, {
    message: message('checks:code.noName'),
    hint: message('checks:code.noNameHint'),
  })
}

/** Samples with gaps (`...`) or placeholders are not meant to be valid. */
const ELIDED = /\.\.\.|…|<[\w -]+>|\{\{|\$\{|\[\s*\.|\/\/|\/\*|^\s*#|^[-+] |:\s*[A-Z_]{3,}\b/m

function checkData(check: PageCheck, { node }: FoundNode<CodeNode>, location: PageLocation): void {
  if (node.language === 'json' && /^\s*[{[]/.test(node.value) && !ELIDED.test(node.value)) {
    const error = parseJson(node.value).errors.find(({ fatal }) => fatal)
    if (error === undefined || isSeveral(node.value)) return
    const line = node.value.slice(0, error.offset).split('\n').length
    check.add('code/bad-json', location, {
      message: message('checks:code.badJson', { line, reason: error.message }),
      hint: message('checks:code.copyHint'),
    })
  }
  if (
    (node.language === 'yaml' || node.language === 'yml') &&
    !/\{\{|<[\w -]+>|\.\.\.|…|^[-+]{2}/m.test(node.value)
  ) {
    const [error] = yamlErrors(node.value)
    if (error === undefined) return
    check.add('code/bad-yaml', location, {
      message: message('checks:code.badYaml', { line: error.line }),
      hint: message('checks:code.badYamlHint'),
    })
  }
}

/** Several objects in a row: a stream, or two responses. */
function isSeveral(text: string): boolean {
  return text
    .split(/(?<=[}\]])\s*\n(?=\s*[{[])/)
    .every(part => parseJson(part).errors.every(({ fatal }) => !fatal))
}

function yamlErrors(text: string): readonly { readonly line: number }[] {
  if (isTooDeep(text)) return [{ line: 1 }]
  const counter = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: counter, logLevel: 'silent' })
  if (!Array.isArray(documents)) return []
  return documents
    .flatMap(({ errors }) => errors)
    .filter(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'MULTIPLE_DOCS')
    .map(({ pos }) => ({ line: counter.linePos(pos[0]).line }))
}

function checkSecrets(check: PageCheck): void {
  if (!check.isOn('code/secret')) return
  const { text } = check.page.chunking
  const found = secretsIn(text)
  const starts = found.length > 0 ? lineStarts(text) : []
  for (const { kind, offset, length } of found) {
    const { line } = positionAt(starts, offset)
    check.add(
      'code/secret',
      { offset, length, line },
      {
        message: message('checks:code.secret', { kind }),
        hint: message('checks:code.secretHint'),
      },
    )
  }
}
