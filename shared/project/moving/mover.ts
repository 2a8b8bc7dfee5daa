import { readConfig } from '../../config/read.ts'
import { parsePage } from '../../page/parse.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { IconSet } from '../../site/icons.ts'
import { planSite, type Site } from '../../site/plan.ts'
import { findDestination } from '../../site/routes.ts'
import { readTarget } from '../../site/url.ts'
import { applyEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import type { Buffers } from '../buffers.ts'
import type { Files } from '../files.ts'
import { CONFIG_FILE, isOurs, isPage, isPortable } from '../kinds.ts'
import type { Listing } from '../listing.ts'
import { type LinkingPage, mentionsOf, namesOf } from '../references.ts'
import type { SiteConfig } from '../site-config.ts'
import type { SitePlan } from '../site-plan.ts'
import { moveInConfig, placesOf, withMovedNavigation } from './config-places.ts'
import type { MovePlan, MoveRequest, Place } from './move.ts'
import { type Ground, relinkPage } from './relink.ts'

/** What moving reads. */
export interface MoverParts {
  readonly view: Files
  readonly buffers: Buffers
  readonly listing: Listing
  readonly config: SiteConfig
  readonly plan: SitePlan
  readonly icons: IconSet
}

/** A move worked out: what it changes, and every text that is another one then; `undefined` for a file that is gone. */
export interface WorkedOut extends MovePlan {
  readonly texts: ReadonlyMap<string, string | undefined>
}

/** Files looked into before the window gets a turn. */
const BATCH = 32

const isText = (file: string): boolean => /\.mdx?$/i.test(file)

/** The same for files of one address, and for those that some systems hold for the same. */
const placeOf = (file: string): string => pathOfFile(file).toLowerCase()

/** An address made of nothing but dots and slashes: of the site itself, or of a folder. */
const BARE = /["'`(<\s:](?:\/|\.{1,2}(?:\/\.{1,2})*\/?)["'`)>?#\s]/

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Tells cheaply which texts are worth reading for links that end in one of `names`. */
function seeking(names: ReadonlySet<string>): (text: string) => boolean {
  const words = [...names].filter(name => name !== '')
  const written = words.flatMap(name => [name, encodeURIComponent(name).toLowerCase()]).map(escaped)
  const ends = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${written.join('|')})(?:\\.[a-z]+)?/*(?![\\p{L}\\p{N}_/-])`,
    'u',
  )
  return text => (names.has('') && BARE.test(text)) || ends.test(text.toLowerCase())
}

/** Works out what giving files other paths changes everywhere else. Changes nothing itself. */
export class Mover {
  readonly #parts: MoverParts
  /** Every page that was looked into, by file: a person who types a name asks with every letter. */
  readonly #read = new Map<string, { readonly text: string; readonly page: LinkingPage }>()

  constructor(parts: MoverParts) {
    this.#parts = parts
  }

  /** Refuses moves that cannot be made: onto another file, out of the repository, of what is no page or snippet. */
  async workOut(request: MoveRequest): Promise<WorkedOut> {
    this.#check(request)
    const { buffers } = this.#parts
    const moved = new Map(request.moves.map(({ from, to }) => [from, to]))
    const names = [...moved].flatMap(([from, to]) => [...namesOf(from), ...namesOf(to)])
    const files = await this.#naming(new Set(names), new Set(moved.keys()))
    for (const file of [CONFIG_FILE, ...files]) await buffers.open(file)
    return this.#together({ ...request, moved, files })
  }

  /** Every place that leads to one of these pages: what would lead nowhere without them. */
  async usesOf(pages: readonly string[]): Promise<readonly Place[]> {
    const { plan, buffers } = this.#parts
    const wanted = new Set(pages)
    const paths = new Set(pages.map(pathOfFile))
    const { routes } = plan.site()
    const files = await this.#naming(new Set(pages.flatMap(namesOf)), new Set())
    for (const file of files) await buffers.open(file)
    const config = this.#text(CONFIG_FILE)
    const links = files
      .filter(file => !wanted.has(file))
      .flatMap(file => this.#page(file, this.#text(file)).links.map(link => ({ file, link })))
      .filter(({ file, link }) => {
        const target = readTarget(link.target)
        const found = target?.kind === 'internal' && findDestination(routes, pathOfFile(file), target)
        return found && found.kind === 'page' && paths.has(found.path)
      })
    return [
      ...placesOf(plan.site(), config, wanted),
      ...links.map(
        ({ file, link: { line, target } }): Place => ({
          file,
          kind: 'link',
          line,
          before: target,
          after: '',
        }),
      ),
    ]
  }

  #text(file: string): string {
    return this.#parts.buffers.get(file)?.text ?? ''
  }

  #check({ moves }: MoveRequest): void {
    if (this.#parts.config.reading.state !== 'good') {
      throw new Refusal(
        'not-allowed',
        'docs.json cannot be read, so what it says of this file cannot be changed.',
        'Repair docs.json first.',
      )
    }
    const taken = this.#takenPlaces()
    for (const { from, to } of moves) this.#checkOne(from, to, taken)
    const all = moves.flatMap(({ from, to }) => [from, placeOf(to)])
    if (new Set(all).size < all.length) throw new Refusal('bad-request', 'A move names a file twice.')
  }

  /** Files by the place that they take. */
  #takenPlaces(): ReadonlyMap<string, readonly string[]> {
    const taken = new Map<string, string[]>()
    for (const file of this.#parts.listing.files()) {
      if (!isText(file)) continue
      const same = taken.get(placeOf(file))
      if (same) same.push(file)
      else taken.set(placeOf(file), [file])
    }
    return taken
  }

  #checkOne(from: string, to: string, taken: ReadonlyMap<string, readonly string[]>): void {
    const { listing } = this.#parts
    if (!isOurs(from) || !isOurs(to) || !isText(from) || !isText(to) || isPage(from) !== isPage(to)) {
      throw new Refusal(
        'not-allowed',
        `“${from}” cannot become “${to}”.`,
        'Pages stay pages: choose a name that ends in .mdx or .md.',
      )
    }
    if (!isPortable(to)) {
      throw new Refusal('not-allowed', `Not every system can hold a file “${to}”.`, 'Choose another name.')
    }
    if (!listing.has(from)) throw new Refusal('not-found', `There is no file “${from}”.`)
    if (from !== to && from.toLowerCase() === to.toLowerCase()) {
      throw new Refusal(
        'exists',
        `Only capital letters differ between “${from}” and “${to}”: many systems hold them for the same file.`,
        'Give it quite another name first and save; then it can have this one.',
      )
    }
    const other = taken.get(placeOf(to))?.find(file => file !== from)
    if (other !== undefined || from === to) {
      throw new Refusal('exists', `There is a file “${other ?? to}” already.`, 'Choose another name.')
    }
  }

  /** Pages and snippets that lead to something by one of `names`, and those of `always`. */
  async #naming(names: ReadonlySet<string>, always: ReadonlySet<string>): Promise<readonly string[]> {
    const sought = seeking(names)
    const files = [...this.#parts.listing.files()].filter(isText)
    const found: string[] = []
    for (let start = 0; start < files.length; start += BATCH) {
      const batch = files.slice(start, start + BATCH)
      const texts = await Promise.all(batch.map(file => this.#textNow(file)))
      batch.forEach((file, index) => {
        const text = texts[index]
        if (text === undefined) return
        if (always.has(file) || (sought(text) && this.#leadsTo(names, file, text))) found.push(file)
      })
    }
    return found
  }

  #leadsTo(names: ReadonlySet<string>, file: string, text: string): boolean {
    return [...mentionsOf(this.#page(file, text))].some(name => names.has(name))
  }

  #page(file: string, text: string): LinkingPage {
    const before = this.#read.get(file)
    if (before?.text === text) return before.page
    const { links, images, assets } = parsePage(file, text)
    const page = { file, links, images, assets }
    this.#read.set(file, { text, page })
    return page
  }

  async #textNow(file: string): Promise<string | undefined> {
    const { buffers, view } = this.#parts
    const held = buffers.get(file)
    if (held) return held.text
    try {
      return (await view.readText(file)).text
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return undefined
    }
  }

  /** Nothing is awaited here: everything is worked out on the texts as they are now. */
  #together({
    moved,
    files,
    leave,
    redirects,
  }: MoveRequest & { readonly moved: Ground['moved']; readonly files: readonly string[] }): WorkedOut {
    const site = this.#parts.plan.site()
    const config = this.#text(CONFIG_FILE)
    const then = this.#siteAfter(withMovedNavigation(site, config, moved), moved)
    const ground: Ground = { before: site.routes, after: then.routes, moved }
    const inConfig = moveInConfig(ground, site, config, redirects)
    const texts = new Map<string, string | undefined>()
    const places = [...inConfig.places]
    for (const file of files) {
      const page = leave.includes(file) ? undefined : this.#relinked(ground, file)
      places.push(...(page?.places ?? []))
      const to = moved.get(file)
      if (to !== undefined) {
        texts.set(file, undefined)
        texts.set(to, page?.text ?? this.#text(file))
      } else if (page && page.places.length > 0) texts.set(file, page.text)
    }
    if (inConfig.edits.length > 0) texts.set(CONFIG_FILE, applyEdits(config, inConfig.edits))
    return { places, texts, warnings: warningsOf(site, then, moved) }
  }

  #relinked(ground: Ground, file: string): { readonly text: string; readonly places: readonly Place[] } {
    const text = this.#text(file)
    const found = relinkPage(ground, this.#page(file, text), text)
    const edits = found.map(({ edit }) => edit).sort((a, b) => a.offset - b.offset)
    return { text: applyEdits(text, edits), places: found.map(({ place }) => place) }
  }

  #siteAfter(config: string, moved: Ground['moved']): Site {
    const { plan, listing, icons } = this.#parts
    const pages = [...plan.pages().values()].map(page => {
      const to = moved.get(page.file)
      return to === undefined ? page : { ...page, file: to, path: pathOfFile(to) }
    })
    const files = new Set([...listing.files()].map(file => moved.get(file) ?? file))
    return planSite({ config: readConfig(config).value, pages, files, icons })
  }
}

/** Tabs and anchors own pages by where their files are: tells which pages change hands. */
function warningsOf(site: Site, then: Site, moved: Ground['moved']): readonly string[] {
  return [...moved].flatMap(([from, to]) => {
    const before = site.divisions.of(pathOfFile(from))
    const after = then.divisions.of(pathOfFile(to))
    const title = site.routes.pages.get(pathOfFile(from))?.title ?? from
    const kinds = ['tab', 'anchor'] as const
    return kinds.flatMap(kind => {
      const [old, now] = [before[kind]?.name, after[kind]?.name]
      if (old === now || now === undefined) return []
      return [`“${title}” will stand under “${now}”${old === undefined ? '' : ` instead of “${old}”`}.`]
    })
  })
}
