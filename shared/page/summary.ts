import { dirname, join, normalize } from '../text/path.ts'
import { fieldDescriptions } from './field-descriptions.ts'
import { findBlock } from './frontmatter/block.ts'
import { readFrontmatter } from './frontmatter/read.ts'
import { isMethod } from './method.ts'
import type { Literal } from './tree/tree.ts'

/** The type of a frontmatter value, as a form edits it; `list`: of texts, numbers and truth values. */
export type FieldType = 'text' | 'number' | 'flag' | 'list' | 'several'

/** Returns the type of a frontmatter value; `several` for what only the text shows. */
export function fieldTypeOf(value: Literal): FieldType {
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string' || value === null) return 'text'
  const isFlat = Array.isArray(value) && value.every(item => item !== null && typeof item !== 'object')
  return isFlat ? 'list' : 'several'
}

/** As many fields of a page as other pages are offered. */
const MOST_OTHER_FIELDS = 30

function otherFieldsOf(data: Readonly<Record<string, Literal>>): Readonly<Record<string, FieldType>> {
  const others = Object.entries(data).filter(([key]) => !fieldDescriptions.has(key))
  return Object.fromEntries(
    others.slice(0, MOST_OTHER_FIELDS).map(([key, value]) => [key, fieldTypeOf(value)]),
  )
}

/** What the navigation, the tree and the search know of a page without parsing its body. */
export interface PageSummary {
  /** Path inside the repository: `guides/intro.mdx`. */
  readonly file: string
  /** The path in navigation and links: the file without extension, `guides/intro`. */
  readonly path: string
  /** From the frontmatter, else derived from the last path segment. Never empty. */
  readonly title: string
  /** The title comes from the frontmatter. */
  readonly titled: boolean
  readonly sidebarTitle?: string
  readonly description?: string
  readonly icon?: string
  readonly iconType?: string
  readonly tag?: string
  readonly version?: string
  /** External target: the sidebar row is a link and no page is drawn. */
  readonly url?: string
  /** `wide`, `center`, `custom`, `frame`: how much of the shell is drawn. */
  readonly mode?: string
  /** `GET /users`, from `openapi:` or `api:`. */
  readonly operation?: string
  /** `[file] GET /users`, as in `openapi:`. */
  readonly openapi?: string
  /** `[file] Pet`, as in `openapi-schema:`. */
  readonly openapiSchema?: string
  readonly deprecated?: boolean
  readonly hidden?: boolean
  /** The reader's search finds it by these as well. */
  readonly keywords?: readonly string[]
  /** Its row in the navigation has no method. */
  readonly hideApiMarker?: boolean
  /** It does not say when it was changed last, whatever docs.json says. */
  readonly isUndated?: boolean
  /** It has no links to the previous and the next page. */
  readonly hideFooterPagination?: boolean
  /** It says that it is not hidden, whatever is around it in the navigation. */
  readonly isShown?: boolean
  /** The reader's search does not find it. */
  readonly isUnsearchable?: boolean
  /** Multiplies its rank in the reader's search. */
  readonly boost?: number
  /** The date of its last change, as the author wrote it. */
  readonly lastUpdatedDate?: string
  /** Markdown files that it imports, whether or not they exist; absent if there are none. */
  readonly imports?: readonly string[]
  /** The type of each field that Galley gives no meaning; absent if there are none. */
  readonly otherFields?: Readonly<Record<string, FieldType>>
  /** There is no such file: the page is generated from an operation of an API description. */
  readonly generated?: boolean
}

/** Returns a title for the last segment of a path: `get-started` → `Get started`. */
export function titleFromPath(path: string): string {
  const segment = path.slice(path.lastIndexOf('/') + 1)
  const words = segment.replace(/[-_]+/g, ' ').trim()
  return words === '' ? segment || 'Untitled' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** `GET /users` from `openapi: [file] GET /users` or `api: GET https://…`. */
function operationOf(value: Literal | undefined): string | undefined {
  const words = typeof value === 'string' ? value.trim().split(/\s+/) : []
  const at = words.findIndex(isMethod)
  return at < 0 || at === words.length - 1 ? undefined : `${words[at]?.toUpperCase()} ${words[at + 1]}`
}

const TEXTS = [
  'sidebarTitle',
  'description',
  'icon',
  'iconType',
  'tag',
  'version',
  'url',
  'mode',
  'lastUpdatedDate',
] as const
const SWITCHES = ['deprecated', 'hidden', 'hideApiMarker', 'hideFooterPagination'] as const

/** Returns the path that identifies a page's file: `guides/intro` for `guides/intro.mdx`. */
export const pathOfFile = (file: string): string => file.replace(/\.mdx?$/i, '')

const IMPORT = /^import\s[^'"\n]*['"]([^'"\n]+\.mdx?)['"];?[ \t]*$/gim

/** The Markdown files that a page imports; lines of code count as well, since its body is not parsed. */
function importsOf(file: string, text: string): readonly string[] {
  if (!text.includes('import')) return []
  return [...text.matchAll(IMPORT)].flatMap(([, target]) =>
    target === undefined ? [] : [target.startsWith('.') ? join(dirname(file), target) : normalize(target)],
  )
}

/** The boost of a page or a group in the reader's search, from 0; undefined for any other value. */
export function boostOf(written: unknown): number | undefined {
  const text = typeof written === 'string' ? written.trim() : ''
  const value = text === '' ? written : Number(text)
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** A list of texts, or one text with commas. */
function textsOf(value: Literal | undefined): readonly string[] {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return all
    .map(each => (typeof each === 'string' || typeof each === 'number' ? String(each).trim() : ''))
    .filter(each => each !== '')
}

/** Returns a page's summary; reads only the frontmatter and the imports, and never fails. */
export function summarizePage(file: string, text: string): PageSummary {
  const { data } = readFrontmatter(text, file)
  const path = pathOfFile(file)
  const own = (key: string) => (Object.hasOwn(data, key) ? data[key] : undefined)
  const words = (key: string) => {
    const value = own(key)
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const imports = importsOf(file, text)
  const operation = operationOf(own('openapi')) ?? operationOf(own('api'))
  const boost = boostOf(own('boost'))
  const keywords = textsOf(own('keywords'))
  const otherFields = otherFieldsOf(data)
  return {
    file,
    path,
    title: words('title') || titleFromPath(path),
    titled: words('title') !== '',
    ...Object.fromEntries(TEXTS.flatMap(key => (words(key) === '' ? [] : [[key, words(key)]]))),
    ...Object.fromEntries(SWITCHES.flatMap(key => (own(key) === true ? [[key, true]] : []))),
    ...(own('hidden') === false && { isShown: true }),
    ...(own('searchable') === false && { isUnsearchable: true }),
    ...(own('timestamp') === false && { isUndated: true }),
    ...(keywords.length > 0 && { keywords }),
    ...(boost !== undefined && { boost }),
    ...(operation !== undefined && { operation }),
    ...(words('openapi') === '' ? {} : { openapi: words('openapi') }),
    ...(words('openapi-schema') === '' ? {} : { openapiSchema: words('openapi-schema') }),
    ...(imports.length > 0 && { imports }),
    ...(Object.keys(otherFields).length > 0 && { otherFields }),
  }
}

/** The frontmatter of a page as it is written. */
const headOf = (text: string): string => text.slice(0, findBlock(text)?.end ?? 0)

/**
 * Returns the summary of a page that was summarized with another text, if that has the same frontmatter and the same
 * imports; otherwise undefined: the page has to be read. Takes a moment, whatever the texts hold.
 */
export function summaryAgain(
  { summary, text: before }: { readonly summary: PageSummary; readonly text: string },
  text: string,
): PageSummary | undefined {
  if (headOf(text) !== headOf(before)) return undefined
  const imports = importsOf(summary.file, text)
  const known = summary.imports ?? []
  const isSame = imports.length === known.length && imports.every((file, index) => file === known[index])
  return isSame ? summary : undefined
}
