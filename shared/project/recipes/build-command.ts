import type { RecipeOrder } from './recipe.ts'

/** The name of the package that has the command line. */
const PACKAGE = 'galley'

/** Where a host builds, and how it names the address of the site. */
interface BuildPlace {
  /** The folder of the site, seen from where the command runs; the current one by default. */
  readonly from?: string
  readonly out: string
  /** The variable of the shell that has the address, if the host sets one. */
  readonly address?: string
}

/** A word for the shell. */
const quoted = (text: string): string =>
  /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** Returns the command that builds the site: with the version of Galley that wrote it, whatever is newest later. */
export function buildCommand({ version, address }: RecipeOrder, place: BuildPlace): string {
  const url = address !== undefined ? quoted(address) : place.address && `"${place.address}"`
  return [
    `npx --yes ${PACKAGE}@${version} build ${quoted(place.from || '.')} --out ${place.out}`,
    ...(url ? [`--site-url ${url}`] : []),
    // Every host that has a recipe shows the page in a folder at the folder's address.
    '--urls clean',
  ].join(' ')
}
