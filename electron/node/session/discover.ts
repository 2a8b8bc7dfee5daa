import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { MINT_FILE } from '../../../shared/config/convert/format.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { message } from '../../../shared/messages/message.ts'
import type { FolderListing } from '../../../shared/project/base/model.ts'
import { isPage, isSiteFile } from '../../../shared/project/files/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { isOlderSite } from '../conversion/find-config.ts'
import { refusalOf } from '../disk/errors.ts'

const DEPTH = 3
const MOST_FOLDERS = 5_000
const MOST_SHOWN = 2_000

/** Whether the folder has an entry called docs.json, even a broken link. */
export function isSite(folder: string): boolean {
  try {
    lstatSync(join(folder, CONFIG_FILE))
    return true
  } catch {
    return false // missing, or in a folder that may not be read
  }
}

/** Whether a folder can be opened as a site, possibly after converting its mint.json. */
const isOpenable = (folder: string): boolean => isSite(folder) || isOlderSite(folder)

/** The folder that a person named: docs.json or mint.json stands for its folder. */
export const namedFolder = (named: string): string =>
  [CONFIG_FILE, MINT_FILE].includes(basename(named)) ? dirname(named) : named

/** The absolute folder that a person named; `~` stands for the home folder, and docs.json or mint.json for its folder. */
export function absoluteFolder(named: string): string {
  return namedFolder(resolve(/^~(?=$|[/\\])/.test(named) ? join(homedir(), named.slice(1)) : named))
}

/** The real path of a folder that a person named. */
export function realFolder(named: string): string {
  const folder = absoluteFolder(named)
  try {
    if (statSync(folder).isDirectory()) return realpathSync.native(folder)
  } catch (error) {
    throw refusalOf(error, folder, 'open')
  }
  throw new Refusal('not-found', message('host:notFolder', { folder }))
}

interface Level {
  readonly sites: readonly string[]
  readonly pages: number
  readonly below: readonly string[]
}

function scan(folder: string): Level {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isSiteFile(name))
    const below = entries.filter(entry => entry.isDirectory()).map(({ name }) => join(folder, name))
    const pages = entries.filter(entry => entry.isFile() && isPage(entry.name)).length
    return { sites: below.filter(isOpenable), pages, below }
  } catch {
    return { sites: [], pages: 0, below: [] } // a folder that may not be read counts as empty
  }
}

/** What a folder that is not a site holds: sites at most three levels below it, and the number of pages. */
export function discover(folder: string): { readonly sites: readonly string[]; readonly pages: number } {
  const sites: string[] = []
  let pages = 0
  let level: readonly string[] = [folder]
  for (let depth = 0, seen = 0; depth <= DEPTH && seen < MOST_FOLDERS; depth++, seen += level.length) {
    const found = level.slice(0, MOST_FOLDERS - seen).map(scan)
    if (depth < DEPTH) sites.push(...found.flatMap(one => one.sites))
    pages += found.reduce((sum, one) => sum + one.pages, 0)
    level = found.flatMap(one => one.below)
  }
  return { sites, pages }
}

/** The folders in a folder, for the folder chooser of the window. */
export function browse(named: string | undefined): FolderListing {
  const folder = realFolder(named ?? homedir())
  const parent = dirname(folder)
  try {
    const names = readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && isSiteFile(entry.name))
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b))
    return {
      folder,
      ...(parent !== folder && { parent }),
      folders: names.slice(0, MOST_SHOWN).map(name => {
        const inner = join(folder, name)
        return { name, folder: inner, isSite: isOpenable(inner) }
      }),
      isSite: isOpenable(folder),
    }
  } catch (error) {
    throw refusalOf(error, folder, 'open')
  }
}

/** Dot folders of other programs: nobody writes pages in them. */
const NO_EDITOR =
  /^\.(?:git|github|gitlab|gitea|svn|hg|galley|husky|circleci|changeset|cache|config|next|nuxt|turbo|venv|yarn|pnpm-store|npm|DS_Store|Trash.*)$/

/** The folders of editors in `folder`, by name without the dot; none if nothing is open or it cannot be read. */
export function editorFolders(folder: string | undefined): readonly string[] {
  if (folder === undefined) return []
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && /^\.[\w-][\w.-]{0,40}$/.test(entry.name))
      .filter(({ name }) => !NO_EDITOR.test(name))
      .map(({ name }) => name.slice(1))
      .sort()
      .slice(0, 20)
  } catch (error) {
    throw refusalOf(error, folder, 'open')
  }
}
