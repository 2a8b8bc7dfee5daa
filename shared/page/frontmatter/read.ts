import { message } from '../../messages/message.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { eolOf } from '../../text/lines.ts'
import type { Problem } from '../../text/problem.ts'
import type { Literal } from '../tree/tree.ts'
import { type FrontmatterBlock, findBlock } from './block.ts'
import { type FrontmatterField, fieldsOf, scanFields } from './fields.ts'
import { blockFinding, explainYaml, type Finding, problemsOf, quotesNeeded } from './problems.ts'
import { readSimpleFields } from './simple-fields.ts'
import { readYaml, type YamlError, type YamlReading } from './value.ts'

/** The fields at the start of a page, with their locations. */
export interface Frontmatter {
  /** The block with its dashes; undefined if the page has none. */
  readonly range?: { readonly offset: number; readonly length: number }
  /** Own keys only; empty if nothing could be read. */
  readonly data: Readonly<Record<string, Literal>>
  /** In the order of the page; of duplicate keys, the last one counts. */
  readonly fields: readonly FrontmatterField[]
  /** Offset at which the body starts. */
  readonly body: number
  readonly problems: readonly Problem[]
  /** `repaired`: read as if its problems were fixed. `broken`: nothing could be read. */
  readonly state: 'none' | 'read' | 'repaired' | 'broken'
}

const LIMIT = 65_536

/**
 * Reads the `---` block at the start of a page as YAML; white space may precede it. Nothing in it is
 * executed, and what cannot be read is a problem with code `page/frontmatter` and the given `file`. A value
 * that only lacks quotes is read as if it had them.
 */
export function readFrontmatter(text: string, file = ''): Frontmatter {
  const block = findBlock(text)
  if (!block) return { data: {}, fields: [], body: 0, problems: [], state: 'none' }
  const range = { offset: block.start, length: block.end - block.start }
  const { data, fields, findings, state } = readOnce(block)
  const all = block.closed ? findings : [...findings, notClosed(text, block)]
  return { range, data, fields, body: block.end, problems: problemsOf(file, text, all), state }
}

interface BlockReading extends Pick<Frontmatter, 'data' | 'fields' | 'state'> {
  readonly findings: readonly Finding[]
}

let last: { readonly block: FrontmatterBlock; readonly reading: BlockReading } | undefined

/** While the text below is edited, the same block is read again and again, by several readers. */
function readOnce(block: FrontmatterBlock): BlockReading {
  const { start, end, inner } = last?.block ?? {}
  const isSame = start === block.start && end === block.end && inner?.source === block.inner.source
  if (last && isSame && inner?.offset === block.inner.offset) return last.reading
  last = { block, reading: readBlock(block) }
  return last.reading
}

function readBlock({ start, end, inner }: FrontmatterBlock): BlockReading {
  const { offset: base, source } = inner
  if (source.length > LIMIT) {
    const error: YamlError = { code: 'TOO_LONG', offset: 0, length: 0 }
    return { data: {}, fields: [], state: 'broken', findings: [explainYaml(error, base)] }
  }
  const simple = readSimpleFields(source, base)
  if (simple) return { ...simple, state: 'read', findings: [] }
  const reading = readYaml(source)
  const { document, value, error } = reading
  const fields = document ? fieldsOf(document, source, base) : scanFields(source, base)
  if (error) {
    const repaired = error.code === 'TOO_MUCH' ? undefined : repair(source, base, fields)
    if (repaired) return { ...repaired, fields }
    return { data: {}, fields, state: 'broken', findings: [explainYaml(error, base)] }
  }
  if (isFields(value)) return { data: value, fields, state: 'read', findings: duplicateKeys(fields) }
  const findings =
    value === null ? [] : [blockFinding('warning', { offset: start, length: end - start }, TEXT_ONLY)]
  return { data: {}, fields: [], state: value === null ? 'read' : 'broken', findings }
}

const TEXT_ONLY = {
  message: message('page-syntax:frontmatter.text'),
  hint: message('page-syntax:frontmatter.textHint'),
}

const isFields = (value: YamlReading['value']): value is Record<string, Literal> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a block as if its mistakes were fixed, if the only ones are values without quotes and quoted text
 * that continues without indentation.
 */
function repair(
  source: string,
  base: number,
  fields: readonly FrontmatterField[],
): Pick<BlockReading, 'data' | 'findings' | 'state'> | undefined {
  const findings = fields.flatMap(field => quotesNeeded(source, base, field) ?? [])
  const edits = [
    ...findings.flatMap(({ fix }) => fix?.edits ?? []),
    ...fields.flatMap(field => indented(source, base, field)),
  ]
    .map(edit => ({ ...edit, offset: edit.offset - base }))
    .sort((a, b) => a.offset - b.offset)
  const { value } = edits.length > 0 ? readYaml(applyEdits(source, edits)) : {}
  return isFields(value)
    ? { data: value, findings, state: findings.length > 0 ? 'repaired' : 'read' }
    : undefined
}

function indented(
  source: string,
  base: number,
  { style, valueStart, valueEnd }: FrontmatterField,
): TextEdits {
  if (style !== 'double' && style !== 'single') return []
  const breaks = source.slice(valueStart - base, valueEnd - base).matchAll(/\r?\n/g)
  return [...breaks].map(({ index, 0: found }) => ({
    offset: valueStart + index + found.length,
    length: 0,
    text: ' ',
  }))
}

/** Reports a duplicate key at each of its occurrences but the last. */
function duplicateKeys(fields: readonly FrontmatterField[]): readonly Finding[] {
  return fields
    .filter(({ key }, index) => fields.findLastIndex(field => field.key === key) > index)
    .map(({ key, start, keyEnd }) => ({
      severity: 'warning',
      offset: start,
      length: keyEnd - start,
      pointer: `/${key}`,
      message: message('page-syntax:frontmatter.repeated', { key }),
    }))
}

function notClosed(text: string, { start, end }: FrontmatterBlock): Finding {
  const eol = eolOf(text)
  const line = text.slice(0, end).endsWith('\n') ? `---${eol}` : `${eol}---${eol}`
  return blockFinding(
    'error',
    { offset: start, length: 3 },
    {
      message: message('page-syntax:frontmatter.unclosed'),
      hint: message('page-syntax:frontmatter.unclosedHint'),
      fix: {
        label: message('page-syntax:frontmatter.close'),
        edits: [{ offset: end, length: 0, text: line }],
      },
    },
  )
}
