import { type Message, message } from '../../messages/message.ts'
import type { Fix, Problem } from '../../text/problem.ts'
import {
  type ConfigDocument,
  type ConfigSources,
  type ReadText,
  readDocument,
} from '../document/config-document.ts'
import { parseCached, valueCached } from '../json/cached-parse.ts'
import type { JsonError } from '../json/error.ts'
import { type JsonNode, type JsonReading, nodeAt } from '../json/parse.ts'
import { formOfRoot } from '../schema/form.ts'
import { docsSchema, type SettingsForm } from '../schema/schema.ts'
import type { SiteSettings } from '../schema/settings.ts'
import type { DocsConfig } from '../schema/types.generated.ts'
import { LONGEST_CONFIG } from './costly.ts'
import { readNewer } from './newer.ts'
import { shown, typeName } from './phrases.ts'
import { addRefProblems } from './refs.ts'
import { Report } from './report.ts'
import { readValue } from './walk.ts'

/** docs.json as it was understood. */
export interface ConfigReading {
  readonly text: string
  /**
   * The usable settings; a key with an unusable value is absent, and one whose text did not change may hold
   * the object of the previous reading. `name` is empty and `navigation` an empty list if the file has none.
   */
  readonly value: SiteSettings
  /** The files in which it is written. */
  readonly sources: ConfigSources
  /** The whole configuration as a tree, if it could be parsed. */
  readonly root?: JsonNode
  readonly form: SettingsForm
  /** `broken`: not JSON, or not an object. */
  readonly state: 'good' | 'broken'
  /** In the order of the files and their texts. */
  readonly problems: readonly Problem[]
}

const BROKEN = { form: 'older', state: 'broken' } as const

const NO_FILES: ReadText = () => undefined

const NOTHING: DocsConfig = { name: '', navigation: [] }

/**
 * Reads `text` as docs.json, as far as it can be understood; `read` gives the files that a `$ref` in the newer
 * form names. Never throws, whatever the text.
 */
export function readConfig(text: string, read: ReadText = NO_FILES): ConfigReading {
  if (text.length > LONGEST_CONFIG) return tooLarge(new Report(text))
  const reading = parseCached(text)
  const { root } = reading
  const isNewer = root !== undefined && formOfRoot(root) === 'newer'
  const document = isNewer ? readDocument(root, text, read) : undefined
  const report = new Report(text, document)
  for (const error of reading.errors) addJsonError(error, report)
  if (root === undefined || reading.errors.some(error => error.fatal)) {
    return brokenReading(report)
  }
  addDuplicates(root, reading, report)
  if (root.type !== 'object') return notAnObject(root, report)
  return document ? readParts(document, report) : readRoot(root, report)
}

function readRoot(root: JsonNode, report: Report): ConfigReading {
  const navigation = nodeAt(root, ['navigation'])
  const read = readValue({ node: root, path: [], schema: docsSchema }, report)
  return {
    ...report.source,
    value: complete(read, navigation),
    root,
    form: 'older',
    state: 'good',
    problems: report.problems,
  }
}

/** The navigation stays as written, so that every member keeps its index; `readNavigation` is tolerant. */
function complete(read: unknown, navigation: JsonNode | undefined): DocsConfig {
  const written = navigation?.type === 'array' ? valueCached(navigation) : []
  return { ...NOTHING, ...(read as Partial<DocsConfig>), navigation: written as DocsConfig['navigation'] }
}

/** Reads a file of the newer form; a navigation behind a `$ref` may turn out to be that of the older form. */
function readParts(document: ConfigDocument, report: Report): ConfigReading {
  const { root } = document
  addRefProblems(document, report)
  if (formOfRoot(root) === 'older') return readRoot(root, report)
  const navigation = nodeAt(root, ['navigation'])
  return {
    ...report.source,
    value: {
      ...NOTHING,
      ...readNewer(root, report),
      navigation: (navigation?.type === 'object' ? valueCached(navigation) : {}) as DocsConfig['navigation'],
    },
    root,
    form: 'newer',
    state: 'good',
    problems: report.problems,
  }
}

function notAnObject(root: JsonNode, report: Report): ConfigReading {
  report.add({
    code: 'config/not-an-object',
    severity: 'error',
    at: { offset: root.offset, length: Math.min(root.length, 1) },
    path: [],
    message: message('config:notAnObject', { actual: typeName(root.type) }),
    hint: message('config:notAnObjectHint'),
  })
  return { ...report.source, value: NOTHING, root, ...BROKEN, problems: report.problems }
}

function tooLarge(report: Report): ConfigReading {
  report.add({
    code: 'config/too-large',
    severity: 'error',
    at: { offset: 0, length: 0 },
    message: message('config:tooLarge', { millions: Math.round(report.text.length / 1_000_000) }),
    hint: message('config:tooLargeHint'),
  })
  return brokenReading(report)
}

/** The reading of a text that is no settings: empty, with the problems of `report`. */
export function brokenReading(report: Report): ConfigReading {
  return { ...report.source, value: NOTHING, ...BROKEN, problems: report.problems }
}

function addJsonError(error: JsonError, report: Report): void {
  const { cause, fatal, hint, fix } = error
  report.add({
    code: `json/${cause}`,
    severity: fatal ? 'error' : 'warning',
    at: error,
    message: error.message,
    hint: withLine(hint, fatal ? lineAt(report.text, error.offset) : undefined),
    fix,
  })
}

function withLine(hint: Message | undefined, line: string | undefined): Message | undefined {
  if (line === undefined) return hint
  return hint === undefined
    ? message('config:json.line', { line })
    : message('config:json.withLine', { hint, line })
}

/** Returns the line of `offset`, shortened. */
function lineAt(text: string, offset: number): string | undefined {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  const line =
    text
      .slice(start, start + 200)
      .split(/[\r\n]/)[0]
      ?.trim() ?? ''
  return line === '' ? undefined : line.length > 60 ? `${line.slice(0, 60)}…` : line
}

function addDuplicates(root: JsonNode, { duplicates }: JsonReading, report: Report): void {
  for (const { key, ranges } of duplicates) {
    const last = ranges.at(-1)
    for (const range of ranges.slice(0, -1)) {
      report.add({
        code: 'json/duplicate-key',
        severity: 'warning',
        at: range,
        message: message('config:duplicate', { key: shown(key) }),
        hint: last && message('config:duplicateHint', { line: report.lineOf(last.offset) }),
        fix: report.isShort ? withoutProperty(root, range.offset, report.text) : undefined,
      })
    }
  }
}

/** Removes the property whose key is at `offset`, up to the next one; not if a comment is between them. */
function withoutProperty(node: JsonNode, offset: number, text: string): Fix | undefined {
  const inside = node.children?.findLast(child => child.offset <= offset)
  if (inside === undefined) return undefined
  if (inside.type !== 'property' || inside.offset !== offset) return withoutProperty(inside, offset, text)
  const next = node.children?.[node.children.indexOf(inside) + 1]
  const end = inside.offset + inside.length
  if (next === undefined || !/^\s*,\s*$/.test(text.slice(end, next.offset))) return undefined
  return {
    label: message('config:fix.removeThis'),
    edits: [{ offset, length: next.offset - offset, text: '' }],
  }
}
