import type { PageSummary } from '../../page/summary.ts'
import { languageCodeOfFolder, languageOfFolder } from '../base/language.ts'
import { languageOfPages } from './site-language.ts'

/** How many pages of a folder must be those of another language, if nothing else says that it is a language. */
const FEWEST = 2

/**
 * Returns a function that tells the language that the first folder of a path names. A name that could also be a word,
 * such as `no` or `id`, counts if the site shows that it is a language: the folder has the pages of another language
 * folder or of the root, or its pages are in that language.
 */
export function folderLanguages(pages: readonly PageSummary[]): (path: string) => string | undefined {
  const judged = new Map<string, string | undefined>()
  const paths = new Set(pages.map(({ path }) => path))
  const folders = new Set(pages.map(({ path }) => folderOf(path)).filter(folder => folder !== ''))
  const sure = [...folders].filter(folder => languageOfFolder(`${folder}/`) !== undefined)
  const judge = (folder: string): string | undefined => {
    const code = languageCodeOfFolder(`${folder}/`)
    if (code === undefined) return undefined
    const own = pages.filter(({ path }) => path.startsWith(`${folder}/`))
    const rests = own.map(({ path }) => path.slice(folder.length + 1))
    if (rests.some(rest => sure.some(other => paths.has(`${other}/${rest}`)))) return code
    const shared = rests.filter(rest => paths.has(rest)).length
    if (shared >= FEWEST && shared * 2 >= rests.length) return code
    return languageOfPages(own) === code ? code : undefined
  }
  return path => {
    const known = languageOfFolder(path)
    const folder = folderOf(path)
    if (known !== undefined || folder === '') return known
    if (!judged.has(folder)) judged.set(folder, judge(folder))
    return judged.get(folder)
  }
}

const folderOf = (path: string): string => (path.includes('/') ? (path.split('/', 1)[0] ?? '') : '')
