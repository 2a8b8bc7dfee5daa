import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ENGINE = join(root, 'shared', 'messages')

/** The texts of a language, by namespace. */
export type Catalogs = Readonly<Record<string, object>>

const read = (file: string): object => JSON.parse(readFileSync(file, 'utf8'))

const jsonIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []

/** The files in `renderer` with a name: catalogs lie beside the components that use them. */
const inWindow = (name: string): readonly string[] =>
  readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
    .filter(path => basename(path) === name)
    .map(path => join(root, 'renderer', path))

/** The texts of the engine, the command line and the app in a language, by file. */
export const engineCatalogs = (code: string): Catalogs =>
  Object.fromEntries(
    jsonIn(join(ENGINE, code)).map(name => [basename(name, '.json'), read(join(ENGINE, code, name))]),
  )

/** All texts of a window in a language, by namespace. */
export const windowCatalogs = (code: string): Catalogs => ({
  ...Object.fromEntries(inWindow(`messages.${code}.json`).map(file => [basename(dirname(file)), read(file)])),
  ...engineCatalogs(code),
})

/** The texts around a window, which are all that it shows before its host greets it, and the others. */
export const inParts = ({
  shell = {},
  ...later
}: Catalogs): { readonly first: Catalogs; readonly later: Catalogs } => ({
  first: { shell },
  later,
})

/** The words by which the palette finds things in a language. */
export const searchWordsIn = (code: string): object => {
  const [file] = inWindow(`words.${code}.json`)
  return file === undefined ? {} : read(file)
}
