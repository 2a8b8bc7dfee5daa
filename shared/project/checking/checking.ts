import { hasAnchor } from '../../check/base/anchors.ts'
import type { CheckContext } from '../../check/base/context.ts'
import { stampFixes } from '../../check/base/fixes.ts'
import type { LinkResult } from '../../check/base/link-result.ts'
import { externalAddressesOfConfig } from '../../check/external.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { pathOfFile } from '../../page/summary.ts'
import { isScript } from '../../site/snippets/files.ts'
import { Refusal } from '../../text/failure.ts'
import { firstOf } from '../../text/first-of.ts'
import { basename } from '../../text/path.ts'
import type { Problem } from '../../text/problem.ts'
import type { Task } from '../base/background.ts'
import type { KeptCheck } from '../base/check-keeper.ts'
import { namesReaching } from '../base/mentions.ts'
import { isRules } from '../files/kinds.ts'
import type { CheckParts } from './check-parts.ts'
import { apiProblems, configProblems, costlyApis, namesInConfig } from './config-problems.ts'
import { KeptResults } from './kept-results.ts'
import { type Anchors, LinkedAnchors } from './linked-anchors.ts'
import { LinkedPages } from './linked-pages.ts'
import { haveSameAnchors, keptOutline, type Outline, outlineOf, plainOutline } from './outline.ts'
import { ParsedTexts } from './parsed-texts.ts'
import { ProblemList } from './problem-list.ts'
import { RuleFiles } from './rule-files.ts'
import { SheetProblems } from './sheet-problems.ts'
import { affectedBy, leadingElsewhere, type Surroundings, surroundingsOf } from './surroundings.ts'
import { pageProblems, snippetProblems } from './text-problems.ts'
import { unreadable } from './unreadable.ts'

/** Pages checked before the window gets a turn. */
const BATCH = 8

/** Checks docs.json and every page once, then only what a change can affect. */
export class Checking implements Task {
  readonly #parts: CheckParts
  readonly #list: ProblemList
  /** The files that set which rules hold. */
  readonly rules: RuleFiles
  readonly #pending = new Set<string>()
  /** Pages and snippets. */
  readonly #checked = new Set<string>()
  /** By file. */
  readonly #outlines = new Map<string, Outline>()
  readonly #texts: ParsedTexts
  readonly #sheets: SheetProblems
  readonly #linkedAnchors = new LinkedAnchors()
  readonly #linkedPages = new LinkedPages()
  readonly #kept: KeptResults
  #configPending = true
  #apisPending = false
  #apiFiles: readonly string[] = []
  #first = true
  #linkResults: ReadonlyMap<string, LinkResult> | undefined
  #surroundings: Surroundings | undefined

  constructor(parts: CheckParts) {
    this.#parts = parts
    this.#list = new ProblemList(parts.emit)
    this.rules = new RuleFiles(parts)
    this.#sheets = new SheetProblems(this.#list)
    this.#texts = new ParsedTexts(parts)
    this.#kept = new KeptResults({ ...parts, rules: this.rules })
  }

  /** The current problems, in order of file and position. */
  problems(): readonly Problem[] {
    return this.#list.all()
  }

  /** Notes that pages changed; ignores other files. */
  touch(files: Iterable<string>): void {
    for (const file of files) if (this.#parts.rules.isPage(file)) this.#pending.add(file)
  }

  /** Notes that these files have become pages or are pages no longer. */
  reclassified(files: readonly string[]): void {
    for (const file of files) this.#pending.add(file)
    this.filesAddedOrRemoved(files)
  }

  /** Notes that files changed, were added or were removed: snippets, and files that set which rules hold. */
  touchOthers(files: Iterable<string>): void {
    const scripts = new Set<string>()
    for (const file of files) {
      if (this.#parts.rules.isSnippet(file)) this.#pending.add(file)
      else if (isRules(file)) this.rules.touch(file)
      else if (isScript(file)) {
        this.#texts.forget(file)
        scripts.add(basename(file).toLowerCase())
      }
    }
    if (scripts.size > 0) this.#touchNaming(scripts)
  }

  /** Notes that files were added or removed: docs.json and everything that mentions them is checked again. */
  filesAddedOrRemoved(files: readonly string[]): void {
    if (files.length === 0) return
    this.#configPending = true
    this.#touchMentioning(files)
  }

  /** Notes that docs.json changed, or the title of a page that it lists. */
  configChanged(): void {
    this.#configPending = true
  }

  /** Notes that the API descriptions changed: they and everything that names an operation are checked again. */
  apisChanged(): void {
    this.#configPending = true
    this.#apisPending = true
    for (const { operation, openapi, file } of this.#parts.plan.pages().values()) {
      if ((openapi ?? operation) !== undefined && this.#outlines.has(file)) this.#pending.add(file)
    }
  }

  /** The external addresses that were found, each once. */
  addresses(): readonly string[] {
    const ofPages = [...this.#outlines.values()].flatMap(({ addresses }) => addresses)
    return [...new Set([...externalAddressesOfConfig(this.#parts.plan.site()), ...ofPages])]
  }

  /** What is kept of the pages that were read, by file. */
  get outlines(): ReadonlyMap<string, Outline> {
    return this.#outlines
  }

  /** Takes in results of external links: pages that link to one of them are checked again. */
  takeLinkResults(answers: ReadonlyMap<string, LinkResult>): void {
    this.#linkResults = new Map([...(this.#linkResults ?? []), ...answers])
    this.#configPending = true
    for (const [file, { addresses }] of this.#outlines)
      if (addresses.some(address => answers.has(address))) this.#pending.add(file)
  }

  /** Whether the page with this path has this anchor; undefined until it was read. */
  hasAnchor(path: string, id: string): boolean | undefined {
    const anchors = this.#anchors(path)
    return anchors && hasAnchor(anchors, id)
  }

  async next(): Promise<boolean> {
    const isOther = this.#sheets.update(this.#parts.plan.sheets.data, this.rules.settings)
    if (this.rules.takeChange()) this.#rulesChanged()
    else if (this.#configPending) {
      this.#configPending = false
      this.#checkConfig()
      this.#look()
    } else if (this.#apisPending) {
      this.#apisPending = false
      await this.#checkApis()
    } else {
      const isKept = this.#kept.take(each => this.#restore(each))
      const batch = this.#batch()
      if (batch.length === 0 && !isKept && !isOther) return false
      for (const file of batch) await this.#check(file)
    }
    if (this.#pending.size === 0) this.#linkedPages.look(file => this.#pending.add(file))
    this.#report()
    return true
  }

  /** The first round reports problems as it finds them; later, many changes are reported together. */
  #report(): void {
    const isMore = this.#configPending || this.#apisPending || this.rules.isPending
    const isDone = this.#pending.size === 0 && !isMore
    if (isDone && this.#first) this.#kept.done(file => this.#result(file))
    if (this.#first) this.#parts.reading.wait(isDone ? undefined : this.#pending.size)
    if (isDone) this.#first = false
    if (this.#first || (this.#batch().length === 0 && !isMore)) this.#list.report()
  }

  /** Takes in what was found in a page in another session. */
  #restore({ file, ...kept }: KeptCheck): void {
    if (!this.#pending.delete(file)) return
    this.#checked.add(file)
    this.#outlines.set(file, keptOutline(kept))
    this.#linkedPages.set(file, new Set(kept.mentions))
    for (const [path, id] of kept.wanted) this.#linkedAnchors.note(file, path, id)
    this.#list.set(file, kept.problems)
    this.#parts.preview.anchorsChanged(pathOfFile(file))
  }

  /** What can be kept of a page, unless it is about to be checked. */
  #result(file: string): Omit<KeptCheck, 'file' | 'hash'> | undefined {
    const outline = this.#outlines.get(file)
    if (!outline || this.#pending.has(file) || this.#configPending) return undefined
    const wanted = this.#linkedAnchors.wantedBy(file)
    return { ...plainOutline(outline), wanted, problems: this.#list.of(file) }
  }

  /** The pages to check next: while reading is stopped, only those that are open. */
  #batch(): readonly string[] {
    const { reading, buffers } = this.#parts
    return firstOf(this.#pending, BATCH, file => !reading.isStopped || buffers.get(file) !== undefined)
  }

  /** Other rules hold: everything is checked again. */
  #rulesChanged(): void {
    for (const [file, problems] of this.rules.problems()) this.#list.set(file, problems)
    this.#configPending = true
    this.#apisPending = this.#apisPending || this.#apiFiles.length > 0
    for (const file of this.#checked) this.#pending.add(file)
  }

  #checkConfig(): void {
    const { bounded, plan, config } = this.#parts
    const context = this.#context()
    // The plan of the site in the context may have refused them.
    const { reading } = config
    const { files, text } = reading.sources
    const problems = [...costlyApis(plan), ...configProblems(bounded, reading, context)]
    this.#linkedPages.set(CONFIG_FILE, namesInConfig(context.site))
    const ofFile = (file: string) => problems.filter(problem => problem.file === file)
    this.#list.setGroup('config', new Map(files.map(file => [file, stampFixes(ofFile(file), text(file))])))
  }

  async #checkApis(): Promise<void> {
    const found = await apiProblems(this.#parts, this.rules.settings)
    for (const file of this.#apiFiles) if (!found.has(file)) this.#list.set(file, [])
    for (const [file, problems] of found) this.#list.set(file, problems)
    this.#apiFiles = [...found.keys()]
  }

  async #check(file: string): Promise<void> {
    this.#pending.delete(file)
    this.#checked.add(file)
    const { preview, rules } = this.#parts
    const isText = rules.isPage(file) || rules.isSnippet(file)
    const parsed = isText ? (preview.parsed(file) ?? (await this.#texts.read(file))) : undefined
    this.#linkedAnchors.forget(file)
    if (parsed === undefined || parsed instanceof Refusal) {
      this.#outlines.delete(file)
      this.#linkedPages.set(file, undefined)
      this.#checked.delete(file)
      this.#kept.forget(file)
      this.#anchorsChanged(pathOfFile(file), undefined, undefined)
      this.#list.set(file, parsed ? [unreadable(file, parsed)] : [])
      return
    }
    const { reader, later } = this.#parts
    const checkedWith = { reader, later, texts: this.#texts, known: () => this.#context(file) }
    const outline = reader.work(parsed, outlineOf)
    this.#linkedPages.set(file, outline.mentions)
    if (rules.isSnippet(file)) return this.#list.set(file, await snippetProblems(parsed, checkedWith))
    const before = this.#outlines.get(file)
    this.#outlines.set(file, outline)
    const { problems, isWhole } = await pageProblems(parsed, checkedWith)
    this.#list.set(file, problems)
    this.#kept.note(parsed, isWhole && !this.#linkResults && !this.#linkedPages.isAsker(file))
    if (!before || !haveSameAnchors(before, outline))
      this.#anchorsChanged(pathOfFile(file), before?.anchors, outline.anchors)
  }

  #anchorsChanged(path: string, before: Anchors, after: Anchors): void {
    this.#parts.preview.anchorsChanged(path)
    for (const file of this.#linkedAnchors.affected(path, before, after)) this.#pending.add(file)
  }

  #context(asker?: string): CheckContext {
    const { plan } = this.#parts
    return {
      site: plan.site(),
      pages: plan.pages(),
      settings: this.rules.settings,
      isLinked: path => this.#linkedPages.isLinked(path, asker),
      linkResults: this.#linkResults,
      anchors: (path, id) => {
        if (asker !== undefined) this.#linkedAnchors.note(asker, path, id)
        return this.#anchors(path)
      },
    }
  }

  #anchors(path: string): ReadonlySet<string> | undefined {
    return this.#outlines.get(this.#parts.plan.pages().get(path)?.file ?? '')?.anchors
  }

  #touchMentioning(files: readonly string[]): void {
    this.#touchNaming(namesReaching(files, this.#parts.config.good.value.redirects))
  }

  #touchNaming(names: ReadonlySet<string>): void {
    for (const file of this.#linkedPages.mentioning(names))
      if (this.#checked.has(file)) this.#pending.add(file)
  }

  /** Finds the pages that a new docs.json affects. */
  #look(): void {
    const before = this.#surroundings
    const after = surroundingsOf(this.#parts.plan.site())
    this.#surroundings = after
    if (!before) return
    this.#touchMentioning(leadingElsewhere([before, after]))
    for (const file of affectedBy([before, after], this.#outlines.keys())) this.#pending.add(file)
    if (before.common === after.common) return
    this.#apisPending = true
    for (const file of this.#checked) this.#pending.add(file)
  }
}
