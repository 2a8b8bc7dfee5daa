import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { isScript } from '../../site/snippets/files.ts'
import { hashText } from '../../text/hash.ts'
import type { CheckKeeper, KeptCheck, KeptChecks } from '../base/check-keeper.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import type { RuleFiles } from './rule-files.ts'

/** What the results of a page were found with. */
interface Found {
  readonly hash: number
  readonly around: number
}

interface ResultParts {
  readonly plan: SitePlan
  readonly rules: RuleFiles
  readonly keeper: CheckKeeper | undefined
  /** The hash of the current text of a page; undefined if it was not read. */
  readonly hashOf: (file: string) => number | undefined
}

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/**
 * Knows which results hold in another session: those of pages whose checks depend on nothing but their text, the
 * anchors of other pages, and what is around pages. That has a digest: settings, frontmatter, names of files, style
 * sheets, rules. Sites with API descriptions keep nothing.
 */
export class KeptResults {
  readonly #parts: ResultParts
  readonly #found = new Map<string, Found>()
  #isTaken: boolean
  #isDone = false
  #digest: { readonly of: readonly unknown[]; readonly around: number | undefined } | undefined

  constructor(parts: ResultParts) {
    this.#parts = parts
    this.#isTaken = parts.keeper === undefined
  }

  /** Passes the kept results that hold now to `restore`, the first time that it is called; returns whether there are any. */
  take(restore: (kept: KeptCheck) => void): boolean {
    if (this.#isTaken) return false
    this.#isTaken = true
    const { keeper, hashOf } = this.#parts
    const kept = keeper?.checks()
    const around = this.#around()
    if (!kept || kept.around !== around) return false
    const held = kept.pages.filter(({ file, hash }) => hashOf(file) === hash)
    for (const each of held) {
      this.#found.set(each.file, { hash: each.hash, around })
      restore(each)
    }
    return held.length > 0
  }

  /** Notes what the results of a page were found with; `isOwn` if nothing but what is known here decided on them. */
  note(page: ParsedPage, isOwn: boolean): void {
    const around = this.#isDone && !this.#isSame() ? undefined : this.#parts.keeper && this.#around()
    const importsScript = page.assets.some(({ kind, target }) => kind === 'snippet' && isScript(target))
    if (around === undefined || !isOwn || importsScript) this.#found.delete(page.file)
    else this.#found.set(page.file, { hash: hashText(page.text), around })
  }

  forget(file: string): void {
    this.#found.delete(file)
  }

  /** Every page was checked: `resultOf` returns the results of a page, then and later, or nothing while they may change. */
  done(resultOf: (file: string) => Omit<KeptCheck, 'file' | 'hash'> | undefined): void {
    this.#isDone = true
    this.#parts.keeper?.pagesChecked(() => this.#checks(resultOf))
  }

  #checks(resultOf: Parameters<KeptResults['done']>[0]): KeptChecks | undefined {
    const around = this.#around()
    if (around === undefined) return undefined
    const pages: KeptCheck[] = []
    for (const [file, found] of this.#found) {
      const result = found.around === around ? resultOf(file) : undefined
      if (result) pages.push({ file, hash: found.hash, ...result })
    }
    return pages.length > 0 ? { around, pages } : undefined
  }

  #around(): number | undefined {
    if (this.#digest && this.#isSame()) return this.#digest.around
    const { apis } = this.#parts.plan.site()
    this.#digest = { of: this.#inputs(), around: apis ? undefined : this.#compute() }
    return this.#digest.around
  }

  /** Whether what is around pages is as it was when its digest was computed; for another title, it is not computed again. */
  #isSame(): boolean {
    const of = this.#inputs()
    return this.#digest?.of.every((part, at) => part === of[at]) ?? false
  }

  #inputs(): readonly unknown[] {
    const { plan, rules } = this.#parts
    return [plan.site(), plan.sheets.data, rules.settings]
  }

  #compute(): number {
    const { plan, rules } = this.#parts
    const { config, routes, source } = plan.site()
    const files = [...routes.files].sort()
    const pages = [...plan.pages()].sort(byPath)
    return hashText(JSON.stringify([config, files, pages, source, plan.sheets.data, rules.texts]))
  }
}
