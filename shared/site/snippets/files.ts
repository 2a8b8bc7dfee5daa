import type { ParsedPage } from '../../page/page.ts'
import { dirname, join, normalise } from '../../text/path.ts'

/** Parsed snippets by their files. */
export type Snippets = ReadonlyMap<string, ParsedPage>

/** Who names a snippet, and how: `import` by path, the tag `Snippet` below the folder of snippets. */
export interface SnippetName {
  readonly from: string
  readonly target: string
  readonly by: 'import' | 'tag'
}

/** A page uses no more snippets than this. */
const MAX_FILES = 500

function candidates({ from, target, by }: SnippetName): readonly string[] {
  if (by === 'tag') {
    const places = [join('snippets', target), join('_snippets', target), normalise(target)]
    return [...places, ...places.map(place => `${place}.mdx`), ...places.map(place => `${place}.md`)]
  }
  return [target.startsWith('.') ? join(dirname(from), target) : normalise(target)]
}

/** Finds the Markdown file that is meant among `files`; scripts are none. */
export const snippetFile = (name: SnippetName, files: { has(file: string): boolean }): string | undefined =>
  candidates(name).find(file => /\.mdx?$/i.test(file) && files.has(file))

const namedBy = (page: ParsedPage): readonly SnippetName[] =>
  page.assets
    .filter(({ kind }) => kind === 'snippet')
    .map(({ target, tag }) => ({ from: page.file, target, by: tag === 'Snippet' ? 'tag' : 'import' }))

/** Reads the snippets that a page shows, and those that these show; each is read once, and none that cannot be read. */
export async function loadSnippets(
  page: ParsedPage,
  files: ReadonlySet<string>,
  read: (file: string) => Promise<ParsedPage | undefined>,
): Promise<Snippets> {
  const found = new Map<string, ParsedPage>()
  const asked = new Set<string>()
  const waiting = [page]
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    for (const name of namedBy(each)) {
      const file = snippetFile(name, files)
      if (file === undefined || asked.has(file) || asked.size >= MAX_FILES) continue
      asked.add(file)
      const snippet = await read(file)
      if (snippet === undefined) continue
      found.set(file, snippet)
      waiting.push(snippet)
    }
  }
  return found
}
