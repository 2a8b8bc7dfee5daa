import { builtInClasses, namesIn } from './built-in.ts'
import type { Utilities } from './utilities.ts'

const ATTRIBUTE = /\bclass(?:Name)?\s*[=:]\s*(?:"([^"]*)"|'([^']*)')?/g

/** Whether a text may have classes that the styles of every site do not contain. */
export const mayHaveUtilities = (text: string): boolean =>
  [...text.matchAll(ATTRIBUTE)].some(([, double, single]) => {
    const value = double ?? single
    return value === undefined || !namesIn(value).every(name => builtInClasses.has(name))
  })

let made: Promise<Utilities> | undefined

/** Loads the utility classes if one of the texts may use them; most pages do not. */
export async function utilitiesFor(
  sources: Iterable<{ readonly text: string }>,
): Promise<Utilities | undefined> {
  if (![...sources].some(({ text }) => mayHaveUtilities(text))) return undefined
  made ??= import('./utilities.ts').then(({ makeUtilities }) => makeUtilities())
  return await made
}
