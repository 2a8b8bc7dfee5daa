import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import { message } from '../../../shared/messages/message.ts'
import { pathOfFile } from '../../../shared/page/summary.ts'
import { isPage } from '../../../shared/project/files/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { makeFolder } from '../base/make-folder.ts'
import { Root } from '../disk/confine.ts'
import { refusalOf } from '../disk/errors.ts'
import { listFiles } from '../disk/listing.ts'
import { walk } from '../disk/walk.ts'
import { absoluteFolder, isSite } from './discover.ts'

const STARTER_PAGES = ['introduction.mdx', 'quickstart.mdx']

function freeFolder(parent: string, name: string): string {
  for (let count = 1; ; count++) {
    const folder = join(parent, count === 1 ? name : `${name} ${count}`)
    if (!existsSync(folder)) return folder
  }
}

/** Copies the handbook to a new folder below `documents`, and returns that folder. */
export function copySample(resources: string, documents: string): string {
  const folder = freeFolder(documents, 'Galley handbook')
  try {
    const sample = join(resources, 'handbook')
    for (const file of walk(sample)) {
      makeFolder(dirname(join(folder, file)))
      writeFileSync(join(folder, file), readFileSync(join(sample, file)), { flag: 'wx' })
    }
    return folder
  } catch (error) {
    throw refusalOf(error, folder, 'create')
  }
}

/** A name for a folder of pages: `api-reference` becomes “Api reference”. */
function groupName(folder: string): string {
  const words = folder.replace(/[-_]+/g, ' ').trim()
  return words === '' ? 'Get started' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** A group for each folder of pages, those of the root first. */
function groupsOf(files: readonly string[]) {
  const folders = new Map<string, string[]>([['', []]])
  for (const file of files) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : ''
    const pages = folders.get(folder) ?? []
    pages.push(pathOfFile(file))
    folders.set(folder, pages)
  }
  return [...folders]
    .filter(([, pages]) => pages.length > 0)
    .map(([folder, pages]) => ({ group: groupName(folder), pages }))
}

/** A site to be created. */
interface NewSite {
  /** It may be new. */
  readonly folder: string
  /** That of the folder if it is blank. */
  readonly name: string
  /** The form of its docs.json. */
  readonly form: SettingsForm
}

/** The docs.json of a starter, by its form. */
const STARTERS: Readonly<Record<SettingsForm, string>> = { older: CONFIG_FILE, newer: 'newer.json' }

/**
 * Creates a site: from the existing pages of its folder, otherwise with two starter pages. Existing files stay
 * unchanged.
 */
export async function createSite(resources: string, { folder: named, name, form }: NewSite): Promise<string> {
  const folder = absoluteFolder(named)
  if (isSite(folder)) {
    throw new Refusal('exists', message('host:siteExists'), message('host:siteExistsHint'))
  }
  try {
    makeFolder(folder)
    const files = (await listFiles(new Root(folder))).map(({ path }) => path).filter(isPage)
    const starter = (file: string) => readFileSync(join(resources, 'starter', file), 'utf8')
    const config: Readonly<Record<string, unknown>> = JSON.parse(starter(STARTERS[form]))
    const groups = groupsOf(files)
    const navigation = form === 'newer' ? { groups } : groups
    const own = files.length > 0 ? { navigation } : {}
    const text = JSON.stringify({ ...config, name: name.trim() || basename(folder), ...own }, undefined, 2)
    if (files.length === 0) {
      for (const page of STARTER_PAGES) writeFileSync(join(folder, page), starter(page), { flag: 'wx' })
    }
    writeFileSync(join(folder, CONFIG_FILE), `${text}\n`, { flag: 'wx' })
    return folder
  } catch (error) {
    throw refusalOf(error, folder, 'create')
  }
}
