import { builtInClasses, namesIn } from './built-in.ts'
import type { Utilities } from './utilities.ts'

const ATTRIBUTE = /\bclass(?:Name)?\s*[=:]\s*(?:"([^"]*)"|'([^']*)')?/g

/** The classes that a text names outside of expressions, except those in the styles of every site; `undefined` stands for an expression. */
const classesIn = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(ATTRIBUTE)].flatMap(([, double, single]) => {
    const value = double ?? single
    return value === undefined ? [undefined] : namesIn(value).filter(name => !builtInClasses.has(name))
  })

/** Whether a text may have classes that the styles of every site do not contain. */
const mayHaveUtilities = (text: string): boolean => classesIn(text).length > 0

let made: Promise<Utilities> | undefined

/** Loads the utility classes if one of the texts may use them; most pages do not. */
export async function utilitiesFor(
  sources: Iterable<{ readonly text: string }>,
): Promise<Utilities | undefined> {
  if (![...sources].some(({ text }) => mayHaveUtilities(text))) return undefined
  made ??= import('./utilities.ts').then(({ makeUtilities }) => makeUtilities())
  return await made
}

/** Whether a text has a utility class, or an expression that may give one. */
export async function hasUtilities(text: string): Promise<boolean> {
  const names = classesIn(text)
  const known = await utilitiesFor([{ text }])
  return names.some(name => name === undefined || (known?.find(name)?.css ?? '') !== '')
}
