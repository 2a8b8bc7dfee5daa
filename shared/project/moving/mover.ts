import { documentEdits } from '../../config/document/document-edits.ts'
import type { Change } from '../../config/edit/changes.ts'
import type { Divisions } from '../../config/navigation/divisions.ts'
import { listedPages } from '../../config/navigation/navigation.ts'
import { readConfig } from '../../config/read/read.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { type Message, message } from '../../messages/message.ts'
import { setField } from '../../page/frontmatter/edit.ts'
import type { PageReader } from '../../page/page-reader.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { IconSet } from '../../site/base/icons.ts'
import { planSite, type Site } from '../../site/plan/plan.ts'
import { isSheet } from '../../site/styles/author-sheets.ts'
import { applyEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Buffers } from '../base/buffers.ts'
import { currentText } from '../base/current-text.ts'
import { linkNamesOf } from '../base/mentions.ts'
import type { Files } from '../files/files.ts'
import { isPage } from '../files/kinds.ts'
import type { Listing } from '../files/listing.ts'
import type { SiteConfig } from '../plan/site-config.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import { mayRefer, referencesAfter } from './api-references.ts'
import { checkMoves, isText } from './check-moves.ts'
import { operationAfter } from './config-files.ts'
import { moveInConfig, navigationChanges } from './config-references.ts'
import { LinkingPages } from './linking-pages.ts'
import type { FileReference, MovePlan, MoveRequest } from './model.ts'
import { relinkPage, type SiteMove } from './relink.ts'
import { sheetReferencesAfter } from './sheet-references.ts'
import { Usage } from './usage.ts'
import { warningsOf } from './warnings.ts'

/** What moving reads. */
interface MoverParts {
  readonly view: Files
  readonly buffers: Buffers
  readonly listing: Listing
  readonly config: SiteConfig
  readonly plan: SitePlan
  readonly icons: IconSet
  readonly reader: PageReader
}

/** The result of a move: what it changes, and every text that changes; `undefined` for a file that is gone. */
interface MoveResult extends MovePlan {
  readonly texts: ReadonlyMap<string, string | undefined>
}

/** What else changes in docs.json with a move. */
export interface Restructuring {
  /** The changes of docs.json as it is; they are asked for when everything is read. */
  readonly changes: () => readonly Change[]
  /** The paths of pages that are meant to change divisions. */
  readonly pages: ReadonlySet<string>
  /** Why the result is refused, if it is. */
  readonly objection: (before: Divisions, after: Divisions) => Message | undefined
}

/** What a move is computed from. */
interface MoveState extends MoveRequest {
  readonly structure: Restructuring | undefined
  readonly moved: SiteMove['moved']
  /** Pages and snippets that link to moved files, and those that move. */
  readonly files: readonly string[]
  /** API descriptions and style sheets whose references change. */
  readonly referring: readonly string[]
}

/** The references that change in a file that is neither a page nor docs.json. */
const otherReferences = (file: string, text: string, context: Parameters<typeof referencesAfter>[2]) =>
  isSheet(file) ? sheetReferencesAfter(file, text, context) : referencesAfter(file, text, context)

/** Every listed page except some, each where it is. */
const allBut = (site: Site, meant: ReadonlySet<string>): SiteMove['moved'] =>
  new Map(
    listedPages(site.navigation).flatMap(({ entry: { path } }) => {
      const file = meant.has(path) ? undefined : site.routes.pages.get(path)?.file
      return file === undefined ? [] : [[file, file]]
    }),
  )

/** Finds what moving files changes everywhere else. Changes nothing itself. */
export class Mover {
  readonly #parts: MoverParts
  readonly #pages: LinkingPages
  /** Where files are used. */
  readonly usage: Usage

  constructor(parts: MoverParts) {
    this.#parts = parts
    this.#pages = new LinkingPages(parts)
    this.usage = new Usage({ ...parts, pages: this.#pages })
  }

  /** Refuses impossible moves: onto another file, out of the repository, to another kind of file. */
  async workOutMove(request: MoveRequest, structure?: Restructuring): Promise<MoveResult> {
    checkMoves(request.moves, this.#parts)
    const { buffers, view } = this.#parts
    for (const { to } of request.moves) await view.checkName(to)
    const stays = await this.#unreadable(request)
    const movable = request.moves.filter(({ from }) => !stays.has(from))
    const moved = new Map(movable.map(({ from, to }) => [from, to]))
    const names = [...moved].flatMap(([from, to]) => [...linkNamesOf(from), ...linkNamesOf(to)])
    const always = new Set([...moved.keys(), ...this.#pagesNamingOperations(moved)])
    const unread: string[] = []
    const files = await this.#pages.naming(new Set(names), always, file => unread.push(file))
    const referring = await this.#referring(moved, file => unread.push(file))
    for (const file of [CONFIG_FILE, ...files, ...referring]) await buffers.open(file)
    const state = { ...request, structure, moved, files, referring }
    const { warnings, ...rest } = this.#parts.reader.frame(() => this.#referenceEdits(state))
    const unknown = unread.map(file => message('project:move.unread', { file }))
    return { ...rest, warnings: [...stays.values(), ...unknown, ...warnings] }
  }

  /** Files other than pages and snippets that cannot be read, each with the reason; the others are open afterwards. */
  async #unreadable({ moves }: MoveRequest): Promise<ReadonlyMap<string, Message>> {
    const { buffers } = this.#parts
    const others = moves.map(({ from }) => from).filter(file => !isText(file))
    const stays = new Map<string, Message>()
    for (const file of others) {
      try {
        await buffers.open(file)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        stays.set(file, message('disk:keptInPlace', { file, reason: error.failure.message }))
      }
    }
    return stays
  }

  /** Pages that show an operation or a schema of an API description that moves. */
  #pagesNamingOperations(moved: SiteMove['moved']): readonly string[] {
    const pages = [...this.#parts.plan.pages().values()]
    return pages.flatMap(({ file, openapi = '', openapiSchema = '', generated }) => {
      const isNamed = [openapi, openapiSchema].some(written => operationAfter(moved, written) !== undefined)
      return isNamed && generated !== true ? [file] : []
    })
  }

  #text(file: string): string {
    return this.#parts.buffers.get(file)?.text ?? ''
  }

  /** Parts of API descriptions, and style sheets, whose references change; none if only pages and snippets move. `unread` gets each that takes too much. */
  async #referring(moved: SiteMove['moved'], unread: (file: string) => void): Promise<readonly string[]> {
    // Anything else may be referenced: `externalValue` may name files of any kind.
    if ([...moved.keys()].every(isText)) return []
    const { listing } = this.#parts
    const move = { moved, has: (file: string) => listing.has(file) }
    const found: string[] = []
    for (const file of [...listing.files()].filter(each => mayRefer(each) || isSheet(each))) {
      const text = await currentText(this.#parts, file)
      if (text === undefined) continue
      if (!(await this.#parts.reader.isAffordable(file, text))) unread(file)
      else if (this.#parts.reader.frame(() => otherReferences(file, text, move)).length > 0) found.push(file)
    }
    return found
  }

  /** Awaits nothing: everything is computed from the current texts. */
  #referenceEdits({ moved, files, referring, leave, redirects, structure }: MoveState): MoveResult {
    const site = this.#parts.plan.site()
    const { reading } = this.#parts.config
    const divided = structure?.changes() ?? []
    const navigation = navigationChanges(site, reading, moved)
    const then = this.#siteAfter(this.#configAfter([...navigation, ...divided]), moved)
    const objection = structure?.objection(site.divisions, then.divisions)
    if (objection) throw new Refusal('not-allowed', objection)
    const move: SiteMove = { before: site.routes, after: then.routes, moved }
    const inConfig = moveInConfig(move, site, reading, redirects)
    const config = this.#configAfter([...inConfig.changes, ...divided])
    const texts = new Map<string, string | undefined>(config)
    const references = [...inConfig.references]
    for (const file of files) {
      const page = leave.includes(file) ? undefined : this.#relinked(move, file)
      references.push(...(page?.places ?? []))
      const to = moved.get(file)
      if (to !== undefined) {
        texts.set(file, undefined)
        texts.set(to, page?.text ?? this.#text(file))
      } else if (page && page.places.length > 0) texts.set(file, page.text)
    }
    for (const [from, to] of moved) {
      if (isText(from)) continue
      texts.set(from, undefined)
      texts.set(to, this.#text(from))
    }
    for (const file of referring.filter(one => !leave.includes(one))) {
      const text = this.#text(file)
      const has = (one: string) => this.#parts.listing.has(one)
      const found = otherReferences(file, text, { moved, has })
      references.push(...found.map(({ place: reference }) => reference))
      texts.set(
        moved.get(file) ?? file,
        applyEdits(
          text,
          found.map(({ edit }) => edit),
        ),
      )
    }
    const after = this.#siteAfter(config, moved)
    const meant = structure?.pages
    return { references, texts, warnings: warningsOf(site, after, meant ? allBut(site, meant) : moved) }
  }

  /** The texts of docs.json, and of the files that it refers to, that changes give. */
  #configAfter(changes: readonly Change[]): ReadonlyMap<string, string> {
    const edits = documentEdits(changes, file => this.#parts.buffers.get(file)?.text)
    return new Map(edits.map(one => [one.file, applyEdits(this.#text(one.file), one.edits)]))
  }

  #relinked(
    move: SiteMove,
    file: string,
  ): { readonly text: string; readonly places: readonly FileReference[] } {
    const text = this.#text(file)
    const found = relinkPage(move, this.#pages.read(file, text), text)
    const operation = this.#operation(move.moved, file, text)
    const edits = [...found.map(({ edit }) => edit), ...operation.edits].sort((a, b) => a.offset - b.offset)
    return {
      text: applyEdits(text, edits),
      places: [...operation.places, ...found.map(({ reference }) => reference)],
    }
  }

  /** How `openapi` and `openapi-schema` of a page must change if that file moves. */
  #operation(moved: SiteMove['moved'], file: string, text: string) {
    const { openapi, openapiSchema } = isPage(file) ? this.#parts.reader.summarize(file, text) : {}
    const named = [
      ['openapi', openapi],
      ['openapi-schema', openapiSchema],
    ] as const
    const result = named.flatMap(([key, before = '']) => {
      const after = operationAfter(moved, before)
      if (after === undefined) return []
      const edits = setField(text, key, after)
      const line = positionAt(lineStarts(text), edits[0]?.offset ?? 0).line
      return [{ edits, place: { file, kind: 'setting' as const, line, before, after } }]
    })
    return {
      edits: result.flatMap(({ edits }) => edits),
      places: result.map(({ place: reference }) => reference),
    }
  }

  #siteAfter(changed: ReadonlyMap<string, string>, moved: SiteMove['moved']): Site {
    const { plan, listing, icons, reader } = this.#parts
    const pages = [...plan.pages().values()].map(page => {
      const to = moved.get(page.file)
      return to === undefined ? page : { ...page, file: to, path: pathOfFile(to) }
    })
    const files = new Set([...listing.files()].map(file => moved.get(file) ?? file))
    const read = (file: string) => changed.get(file) ?? this.#parts.buffers.get(file)?.text
    return reader.frame(() => {
      const config = readConfig(read(CONFIG_FILE) ?? '', read).value
      return planSite({ config, pages, files, icons })
    })
  }
}
