import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { dirname, join, normalize } from '../../text/path.ts'

/** Parsed snippets by their files. */
export type Snippets = ReadonlyMap<string, ParsedPage>

/** A use of a snippet: `import` by path, or the tag `Snippet` with a path below the folder of snippets. */
interface SnippetName {
  readonly from: string
  readonly target: string
  readonly by: 'import' | 'tag'
}

/** The maximum number of snippets of a page. */
const MAX_FILES = 500

function candidates({ from, target, by }: SnippetName): readonly string[] {
  if (by === 'tag') {
    const places = [join('snippets', target), join('_snippets', target), normalize(target)]
    return [...places, ...places.map(place => `${place}.mdx`), ...places.map(place => `${place}.md`)]
  }
  return [target.startsWith('.') ? join(dirname(from), target) : normalize(target)]
}

/** Whether a snippet file is a script, of which only components with pure markup are read. */
export const isScript = (file: string): boolean => /\.[jt]sx$/i.test(file)

const isSnippet = (file: string, by: SnippetName['by']) =>
  /\.mdx?$/i.test(file) || (by === 'import' && isScript(file))

/** Whether a page may show a file as a snippet. */
export const mayBeSnippet = (file: string): boolean => isSnippet(file, 'import')

/** Finds the intended file among `files`: Markdown, or a script with components. */
export const snippetFile = (name: SnippetName, files: { has(file: string): boolean }): string | undefined =>
  candidates(name).find(file => isSnippet(file, name.by) && files.has(file))

const namedBy = (page: ParsedPage): readonly SnippetName[] =>
  page.assets
    .filter(({ kind }) => kind === 'snippet')
    .map(({ target, tag }) => ({ from: page.file, target, by: tag === 'Snippet' ? 'tag' : 'import' }))

/**
 * Reads the snippets of a page, and those that they show in turn, as far as they are wanted; each is read
 * once, and unreadable ones are omitted.
 */
export async function loadSnippets(
  page: ParsedPage,
  files: ReadonlySet<string>,
  read: (file: string) => Promise<ParsedPage | undefined>,
  isWanted: (file: string) => boolean = () => true,
): Promise<Snippets> {
  const found = new Map<string, ParsedPage>()
  const asked = new Set<string>()
  const waiting = [page]
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    for (const name of namedBy(each)) {
      const file = snippetFile(name, files)
      if (file === undefined || asked.has(file) || !isWanted(file) || asked.size >= MAX_FILES) continue
      asked.add(file)
      const snippet = await read(file)
      if (snippet === undefined) continue
      found.set(file, snippet)
      waiting.push(snippet)
    }
  }
  return found
}
