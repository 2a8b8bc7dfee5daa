import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { blockOf, dedented, type Span, type WritingChange } from '../../page/writing/lines.ts'
import { eolOf } from '../../text/lines.ts'
import { dirname, join, relative, stem } from '../../text/path.ts'
import { type Import, modulesOf } from '../snippets/modules.ts'

/** A part of a page that becomes a snippet. */
export interface ExtractedSnippet extends WritingChange {
  /** The text of the new file. */
  readonly text: string
}

/** The whole lines that a selection touches, without the frontmatter; undefined if there is nothing in them. */
export function snippetSpan(page: ParsedPage, span: Span): Span | undefined {
  if (span.from < page.chunking.start) return undefined
  return blockOf(page.text, span)
}

const DEFAULT_FOLDER = 'snippets'

/** Returns the folder in which most snippets of the repository are, given its files that are not pages. */
export function snippetFolder(files: Iterable<string>): string {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = /^(.*?(?:^|\/)_?snippets)\/.*\.mdx?$/i.exec(file)?.[1]
    if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([a, one], [b, other]) => other - one || a.length - b.length)
  return most?.[0] ?? DEFAULT_FOLDER
}

/** Returns the name of the tag for a snippet: `TakeCare` for `take-care`. */
export function tagName(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const joined = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^[A-Z]/.test(joined) ? joined : `Snippet${joined}`
}

/** How a page writes its imports. */
interface ImportStyle {
  readonly quote: string
  readonly end: string
  readonly isRelative: boolean
}

const STATEMENT = /^import\b[^\n]*?(["'])([^"'\n]+)\1(;?)[ \t]*$/gm

function styleOf(page: ParsedPage): ImportStyle {
  const written = [...page.text.matchAll(STATEMENT)]
  const [first] = written
  return {
    quote: first?.[1] ?? '"',
    end: first?.[3] ?? '',
    isRelative: written.length > 0 && written.every(([, , target = '']) => target.startsWith('.')),
  }
}

function statement(
  { clause, file }: { readonly clause: string; readonly file: string },
  from: string,
  style: ImportStyle,
) {
  const way = relative(dirname(from), file)
  const target = style.isRelative ? (way.startsWith('.') ? way : `./${way}`) : `/${file}`
  return `import ${clause} from ${style.quote}${target}${style.quote}${style.end}`
}

const clauseOf = ({ local, exported }: Import): string => {
  if (exported === 'default') return local
  if (exported === '*') return `* as ${local}`
  return exported === local ? `{ ${local} }` : `{ ${exported} as ${local} }`
}

/** The imports that the extracted text needs, as statements of the new file. */
function neededImports(page: ParsedPage, body: string, file: string, style: ImportStyle): readonly string[] {
  return modulesOf(page)
    .imports.filter(({ local }) =>
      new RegExp(`(?<![\\w$])${local.replaceAll('$', '\\$')}(?![\\w$])`).test(body),
    )
    .map(each => {
      const target = each.target.startsWith('.') ? join(dirname(page.file), each.target) : join(each.target)
      return statement({ clause: clauseOf(each), file: target }, file, style)
    })
}

/** Where a new import goes: after the last one, or at the start of the text. */
function importEdit(page: ParsedPage, written: string, eol: string) {
  const index = page.blocks.findLastIndex(({ nodes }) => nodes.some(node => node.kind === 'module'))
  const node = page.blocks[index]?.nodes.findLast(each => each.kind === 'module')
  if (node?.kind === 'module') {
    const end = (page.offsets[index] ?? 0) + node.range.offset + node.source.trimEnd().length
    return { offset: end, length: 0, text: eol + written }
  }
  const { text } = page
  const { start } = page.chunking
  const blank = /^(?:[ \t]*\r?\n)*/.exec(text.slice(start))?.[0] ?? ''
  const offset = start + blank.length
  const before = start > 0 && blank === '' ? eol : ''
  return { offset, length: 0, text: `${before}${written}${eol}${eol}` }
}

/** Whether a page shows its snippets by the tag `Snippet` and imports none. */
const isByTag = (page: ParsedPage): boolean =>
  page.assets.some(({ tag }) => tag === 'Snippet') && modulesOf(page).imports.length === 0

/** The name of a tag that the page does not use yet. */
function freeName(page: ParsedPage, wanted: string): string {
  const taken = new Set(modulesOf(page).imports.map(({ local }) => local))
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}${number}`
    if (!taken.has(name)) return name
  }
}

/** Moves the lines of `span` to the snippet `file`: the page imports it and shows it there, as it does with others. */
export function extractSnippet(page: ParsedPage, span: Span, file: string): ExtractedSnippet {
  const { text } = page
  const eol = eolOf(text)
  const body = dedented(text, span)
  const style = styleOf(page)
  const imports = neededImports(page, body, file, style)
  const head = imports.length > 0 ? imports.join(eol) + eol + eol : ''
  const made = `${head}${body}${eol}`
  const replaced = { offset: span.from, length: span.to - span.from }
  const inFolder = /^_?snippets\/(.*)$/.exec(file)?.[1]
  if (isByTag(page) && inFolder !== undefined)
    return { text: made, edits: [{ ...replaced, text: `<Snippet file="${inFolder}" />` }] }
  const name = freeName(page, tagName(stem(file.slice(file.lastIndexOf('/') + 1))))
  const added = importEdit(page, statement({ clause: name, file }, page.file, style), eol)
  const tag = `<${name} />`
  // The import may belong exactly where the selection starts.
  const edits =
    added.offset === span.from
      ? [{ ...replaced, text: added.text + tag }]
      : [added, { ...replaced, text: tag }].sort((a, b) => a.offset - b.offset)
  return { text: made, edits }
}
