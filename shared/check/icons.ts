import type { GroupEntry, NavigationEntry } from '../config/navigation.ts'
import { nearest } from '../config/read/nearest.ts'
import { isFileIcon } from '../page/references.ts'
import { findIcon, type IconSet, iconName } from '../site/icons.ts'
import type { ConfigCheck } from './config/check.ts'

/** What a rule says of an icon that nobody knows. */
export interface UnknownIcon {
  readonly message: string
  readonly hint: string
  /** The name that was most likely meant. */
  readonly near: string | undefined
}

const answers = new WeakMap<IconSet, Map<string, UnknownIcon | undefined>>()

function ask(icons: IconSet, written: string): UnknownIcon | undefined {
  const tables = Object.values(icons)
  const isEmpty = tables.every(table => Object.keys(table).length === 0)
  if (written.trim() === '' || isEmpty || isFileIcon(written.trim()) || findIcon(icons, written))
    return undefined
  const near = nearest(
    iconName(written),
    tables.flatMap(table => Object.keys(table)),
  )
  return {
    message: `No icon is called “${written}”: nothing is drawn in its place.`,
    hint:
      near === undefined
        ? 'Choose one of Font Awesome, or the path of a picture.'
        : `Did you mean “${near}”?`,
    near,
  }
}

/** Returns what is to be said of a name that the set of icons does not know; undefined for the others, for pictures and where there is no set. */
export function unknownIcon(icons: IconSet, written: string): UnknownIcon | undefined {
  const known = answers.get(icons) ?? new Map<string, UnknownIcon | undefined>()
  answers.set(icons, known)
  if (!known.has(written)) known.set(written, ask(icons, written))
  return known.get(written)
}

const groupsIn = (entries: readonly NavigationEntry[]): readonly GroupEntry[] =>
  entries.flatMap(entry => (entry.kind === 'group' ? [entry, ...groupsIn(entry.entries)] : []))

/** Checks that the icons of anchors and groups are known. */
export function checkIcons(check: ConfigCheck): void {
  const { divisions, navigation, icons, config } = check.known.site
  // The first of them has an icon also where nobody wrote one.
  const anchors = divisions.anchors.filter(({ isFirst }) => !isFirst || config.topAnchor?.icon !== undefined)
  for (const { at, icon = '' } of [...anchors, ...groupsIn(navigation)]) {
    const found = unknownIcon(icons, icon)
    if (found === undefined) continue
    const { message, hint, near } = found
    const path = [...at, 'icon']
    check.add('icon/unknown', path, {
      message,
      hint,
      fix: near === undefined ? undefined : check.replace(path, near),
    })
  }
}
