import {
  MOST_CHARACTERS,
  type ReadText,
  readDocument,
} from '../../../shared/config/document/config-document.ts'
import { parseCached } from '../../../shared/config/json/cached-parse.ts'
import { LONGEST_CONFIG } from '../../../shared/config/read/costly.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { type Excess, unlessTooCostly } from '../../../shared/text/budget.ts'
import { Refusal } from '../../../shared/text/failure.ts'

/** How the texts of settings are read. */
interface SettingsReading {
  /** Throws a `Refusal` if a file cannot be read. */
  readonly readText: (file: string) => Promise<FileText>
  readonly screening: Screening
  /** Refuses settings that take too much. */
  readonly refuse: (excess: Excess) => never
}

/**
 * Returns the texts of docs.json and of every file that it refers to, by their files. All are screened, and together
 * they are read within the budget. A file that cannot be read is left out, as it is no reason to refuse other settings.
 */
export async function settingsTexts(
  first: FileText,
  { readText, screening, refuse }: SettingsReading,
): Promise<ReadonlyMap<string, FileText>> {
  const { text } = first
  const texts = new Map([[CONFIG_FILE, first]])
  let characters = 0
  const read = (file: string) => texts.get(file)?.text
  const take = async (file: string, found: FileText): Promise<void> => {
    if (found.text.length > LONGEST_CONFIG) refuse('memory')
    await screening.screen(CONFIG_FILE, found.text)
    const excess = screening.excessOf(found.text)
    if (excess) refuse(excess)
    texts.set(file, found)
  }
  await take(CONFIG_FILE, first)
  const tried = new Set([CONFIG_FILE])
  const wanted = () =>
    unlessTooCostly(screening.bounded, () => filesOf(text, read).filter(file => !tried.has(file)), refuse)
  for (let files = wanted(); files.length > 0; files = wanted()) {
    for (const file of files) {
      tried.add(file)
      const found = characters > MOST_CHARACTERS ? undefined : await readText(file).catch(missing)
      if (found) await take(file, found)
      characters += found?.text.length ?? 0
    }
  }
  return texts
}

/** The files that a docs.json refers to; none if it cannot be read, which is reported by whoever reads it. */
function filesOf(text: string, read: ReadText): readonly string[] {
  const { root, errors } = parseCached(text)
  return root === undefined || errors.some(({ fatal }) => fatal) ? [] : readDocument(root, text, read).files
}

function missing(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
