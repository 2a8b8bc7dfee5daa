import type { Scope } from '../base/scope.ts'
import { findClassFiles } from '../base/style-files.ts'
import { builtInClasses, isMark, namesIn } from '../styles/built-in.ts'
import { CLASS_PREFIX } from '../styles/class-prefix.ts'
import type { LeftOut } from '../styles/left-out.ts'
import type { Utilities } from '../styles/utilities.ts'

/** What gives classes a meaning besides the styles of every site. */
interface KnownClasses {
  readonly utilities?: Utilities | undefined
  readonly sheetClasses: ReadonlySet<string>
}

/** Returns those classes of an author that mean nothing here: they name no styles. */
export function lostClasses(value: string, { utilities, sheetClasses }: KnownClasses): readonly string[] {
  const isKnown = (name: string) =>
    builtInClasses.has(name) || isMark(name) || sheetClasses.has(name) || utilities?.find(name) !== undefined
  return [...new Set(namesIn(value).filter(name => !isKnown(name)))]
}

/** A class of which something is left out. */
export interface CutClass {
  readonly name: string
  readonly leftOut: readonly LeftOut[]
}

/** Returns those classes of an author of which something is left out: it could reach beyond the content, or loads none of `files`. */
export const cutClasses = (
  value: string,
  utilities: Utilities | undefined,
  files: ReadonlySet<string>,
): readonly CutClass[] =>
  [...new Set(namesIn(value))].flatMap(name => {
    const found = builtInClasses.has(name) ? undefined : utilities?.find(name, findClassFiles(files))
    const leftOut = found?.leftOut ?? []
    return leftOut.length === 0 ? [] : [{ name, leftOut }]
  })

/**
 * Returns those classes of an author that have styles, with a prefix, so that a page cannot imitate a part of the shell;
 * `undefined` if none is left.
 */
export function safeClasses(
  value: string | undefined,
  { styles, sheetClasses, routes, used }: Pick<Scope, 'styles' | 'sheetClasses' | 'routes' | 'used'>,
): string | undefined {
  const kept = namesIn(value ?? '').flatMap(name => {
    if (builtInClasses.has(name)) return CLASS_PREFIX + name.replace(':', '-')
    if (styles !== undefined && isMark(name)) return CLASS_PREFIX + name
    const utility = styles?.known.find(name, findClassFiles(routes.files))
    const isUtility = utility !== undefined && utility.css !== ''
    if (isUtility) styles?.used.add(name)
    for (const file of utility?.files ?? []) used.add(file)
    return isUtility || sheetClasses?.has(name) === true ? CLASS_PREFIX + name : []
  })
  return kept.length === 0 ? undefined : kept.join(' ')
}
