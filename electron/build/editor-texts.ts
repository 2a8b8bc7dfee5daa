import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const CODE = join(root, 'node_modules', 'monaco-editor', 'esm', 'vs')
const OWN = join(root, 'renderer', 'features', 'page', 'editor', 'texts')

/** The names that the code editor has for languages, where they are not those of Galley. */
const NAMES: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-cn' }

/** The code whose texts people get to see; the rest names settings and colors for themes. */
const SEEN = [
  'base',
  'editor/browser',
  'editor/common/standaloneStrings.js',
  'editor/contrib',
  'platform/quickinput',
]

/** What Galley has switched off or offers in its own way. */
const OFF =
  /inlineCompletions|inlayHints|stickyScroll|unicodeHighlighter|symbolIcons|colorPicker|multiDiff|codelens|gpu|placeholderText|snippetVariables/i

/** What is said about icons, colors and settings. */
const ABOUT =
  /^(Icon |Whether |Controls |Enable\/|Kind of |Line decoration |Background |Border )|\bcolors? (of|for|that)\b|color\.$|background\.$/i

const CALL = /(description: *)?\blocalize2?\((\d+), *("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g

/** Returns the string that a literal of JavaScript stands for. */
const unquoted = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1')

function filesOf(path: string): readonly string[] {
  if (path.endsWith('.js')) return [path]
  const names = readdirSync(join(CODE, path), { recursive: true, encoding: 'utf8' })
  return names.filter(name => name.endsWith('.js')).map(name => `${path}/${name}`)
}

/** The English texts of the code editor that people get to see, by their numbers in its catalogs. */
export function editorTexts(): ReadonlyMap<number, string> {
  const files = SEEN.flatMap(filesOf).filter(file => !OFF.test(file))
  const calls = files.flatMap(file => [...readFileSync(join(CODE, file), 'utf8').matchAll(CALL)])
  const texts = calls.flatMap(([, about, number = '', literal = '']): [number, string][] => {
    const text = unquoted(literal)
    return about === undefined && !ABOUT.test(text) ? [[Number(number), text]] : []
  })
  return new Map(texts)
}

/** The code editor’s own catalog for a language, in which some texts are missing; empty for languages it does not speak. */
function shippedTexts(code: string): readonly unknown[] {
  const file = join(CODE, 'nls', 'lang', `${NAMES[code] ?? code.toLowerCase()}.js`)
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(text.indexOf('=[') + 1, text.lastIndexOf(']') + 1))
}

/** Galley’s translations for the languages that the code editor lacks, by the English text. */
export function ownEditorTexts(code: string): Readonly<Record<string, string>> {
  const file = join(OWN, `${code}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The texts of the code editor in a language, by their numbers in its catalogs. */
export function editorTextsIn(
  code: string,
  texts: ReadonlyMap<number, string>,
): Readonly<Record<number, string>> {
  const shipped = shippedTexts(code)
  const own = ownEditorTexts(code)
  const found = [...texts].flatMap(([number, english]): [number, string][] => {
    const text = shipped[number] ?? own[english]
    return typeof text === 'string' && text !== english ? [[number, text]] : []
  })
  return Object.fromEntries(found)
}
