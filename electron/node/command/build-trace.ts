import type { Files, ListedFile } from '../../../shared/project/files/files.ts'
import type { Dates } from '../../../shared/project/plan/change-dates.ts'
import { digestOf } from '../base/digest.ts'
import { lastChanges } from '../git/last-changes.ts'
import type { PageRow } from '../output/manifest.ts'

/** The digest of when files were changed last; never empty. */
export const digestOfDates = (dates: Dates): string => digestOf(JSON.stringify([...dates]))

/** Knows what a build reads: whether all of it is among the listed files, and whether it asks for dates. */
export class BuildTrace {
  readonly #folder: string
  readonly #listed: readonly ListedFile[]
  readonly #paths: ReadonlySet<string>
  #dates: Promise<Dates> | undefined
  #isListed = true

  /** `folder` is that of the repository. */
  constructor(folder: string, listed: readonly ListedFile[]) {
    this.#folder = folder
    this.#listed = listed
    this.#paths = new Set(listed.map(({ path }) => path))
  }

  /** The same files, as they were listed. */
  files(files: Files): Files {
    return {
      list: async () => this.#listed,
      readText: path => files.readText(this.#noted(path)),
      readBytes: (path, most) => files.readBytes(this.#noted(path), most),
      readReferenced: (reference, most) => files.readReferenced(this.#noted(reference), most),
      checkName: path => files.checkName(path),
      keepBytes: bytes => files.keepBytes(bytes),
      write: (path, text, expected) => files.write(path, text, expected),
      remove: (path, expected) => files.remove(path, expected),
      watch: report => files.watch(report),
    }
  }

  /** Reads when each file was last changed, once. */
  readonly readChanges = (): Promise<Dates> => {
    this.#dates ??= lastChanges(this.#folder)
    return this.#dates
  }

  /** Whether only listed files were read, also where threads drew these pages. */
  readsOnlyListed(pages: Iterable<PageRow>): boolean {
    for (const { texts, pictures } of pages) {
      for (const path of [...Object.keys(texts), ...Object.keys(pictures)]) this.#noted(path)
    }
    return this.#isListed
  }

  /** The digest of the dates that were asked for; empty if none were. */
  async dates(): Promise<string> {
    return this.#dates ? digestOfDates(await this.#dates) : ''
  }

  #noted(path: string): string {
    this.#isListed &&= this.#paths.has(path)
    return path
  }
}
