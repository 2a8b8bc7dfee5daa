import { encodePath } from '../../../shared/site/base/routes.ts'
import {
  INDEX_NAME,
  SEARCH_FOLDER,
  type SearchIndex,
  textName,
  type WordTable,
} from '../../../shared/site/search/format.ts'
import type { SearchRecord } from '../../../shared/site/search/record.ts'
import type { SearchSource } from '../../../shared/site/search/source.ts'
import type { Stem } from '../../../shared/site/search/terms.ts'

declare global {
  interface Window {
    /** Called by the files of the search with their name and data. */
    galleySearch?: (name: string, value: unknown) => void
  }
}

const received = new Map<string, unknown>()
const requests = new Map<string, Promise<unknown>>()

window.galleySearch = (name, value) => void received.set(name, value)

// A page opened from a folder may load scripts only.
function load(root: string, name: string): Promise<unknown> {
  const known = requests.get(name)
  if (known) return known
  const request = new Promise<unknown>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = root + encodePath(SEARCH_FOLDER + name)
    const done = () => {
      script.remove()
      // Some hosts respond with a page if a file is missing.
      if (received.has(name)) {
        resolve(received.get(name))
        return
      }
      requests.delete(name)
      reject(new Error(`${name} could not be loaded.`))
    }
    script.onload = done
    script.onerror = done
    document.head.append(script)
  })
  requests.set(name, request)
  return request
}

/** The search files of the site at `root`. Their data is trusted: the build of this site wrote it. */
export const sourceAt = (root: string, stem: Stem): SearchSource => ({
  index: () => load(root, INDEX_NAME) as Promise<SearchIndex>,
  words: name => load(root, name) as Promise<WordTable>,
  paths: name => load(root, name) as Promise<readonly string[]>,
  text: path => load(root, textName(path)) as Promise<SearchRecord | null>,
  stem,
})
