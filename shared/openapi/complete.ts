import type { ApiBudget } from './document/api-budget.ts'
import type { Dialect } from './document/read.ts'
import type { ApiFile, ApiFiles } from './document/references.ts'

/** Returns the text of a file of the repository; `undefined` if it cannot be read. */
export type ReadApiText = (file: string) => Promise<string | undefined>

/** Descriptions that are being read. */
interface Completing {
  readonly files: ApiFiles
  readonly texts: Map<string, ApiFile | undefined>
  readonly dialect: Dialect
  readonly read: ReadApiText
  readonly budget: ApiBudget
  /** The previous result: files with the same text are not parsed again. */
  readonly previous?: { held(file: string): ApiFile | undefined }
}

/** Maximum length of a chain of files that refer to each other. */
const ROUNDS = 60

/** Repeats `act` until it needs no further files. Throws `TooCostly` if that takes too much. */
export async function complete(
  { files, texts, dialect, read, budget, previous }: Completing,
  act: () => void,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    files.wanted.clear()
    budget.bounded(act)
    const wanted = [...files.wanted].filter(file => !texts.has(file))
    if (wanted.length === 0) break
    const found = await Promise.all(wanted.map(read))
    wanted.forEach((file, index) => {
      const text = found[index]
      texts.set(file, text === undefined ? undefined : fileWith(text, budget, previous?.held(file)))
      files.dialects.set(file, dialect)
    })
  }
  files.wanted.clear()
}

/** A parsed text; the previous one if the text is the same. */
export const fileWith = (text: string, budget: ApiBudget, before?: ApiFile): ApiFile =>
  before?.text === text ? before : { text, ...budget.read(text) }
