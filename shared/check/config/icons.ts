import type { GroupEntry, NavigationEntry } from '../../config/navigation/navigation.ts'
import { nearest } from '../../config/read/nearest.ts'
import type { Text } from '../../messages/message.ts'
import { isFileIcon } from '../../page/parse/references.ts'
import { findIcon, type IconSet, iconName } from '../../site/base/icons.ts'
import type { ConfigCheck } from '../base/config-check.ts'

/** What a rule says of an icon that nobody knows. */
interface UnknownIcon {
  readonly message: Text
  readonly hint: Text
  /** The name that was most likely meant. */
  readonly suggestion: string | undefined
}

/** Finds the name that was most likely meant, while the limit of work is not used up. */
type FindNearest = (name: string, all: ReadonlySet<string>) => string | undefined

/** How much of a name is told. */
const LONGEST = 80
/** At most so many unknown names of docs.json are compared with all known icons. */
const MOST_COMPARED = 100

const cache = new WeakMap<IconSet, ReadonlySet<string>>()

/** Returns what is to be said of a name that the set of icons does not know; undefined for the others, for pictures and where there is no set. */
export function unknownIcon(icons: IconSet, written: string, closest: FindNearest): UnknownIcon | undefined {
  const all = cache.get(icons) ?? new Set(Object.values(icons).flatMap(table => Object.keys(table)))
  cache.set(icons, all)
  const name = written.trim()
  if (name === '' || all.size === 0 || isFileIcon(name) || findIcon(icons, written)) return undefined
  const near = closest(iconName(written), all)
  return {
    message: `No icon is called “${name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name}”.`,
    hint:
      near === undefined
        ? 'Choose one of Font Awesome, or the path of a picture.'
        : `Did you mean “${near}”?`,
    suggestion: near,
  }
}

const groupsIn = (entries: readonly NavigationEntry[]): readonly GroupEntry[] =>
  entries.flatMap(entry => (entry.kind === 'group' ? [entry, ...groupsIn(entry.entries)] : []))

/** Checks that the icons of anchors and groups are known. */
export function checkIcons(check: ConfigCheck): void {
  const { divisions, navigation, icons, config } = check.context.site
  // The first of them has an icon also where nobody wrote one.
  const anchors = divisions.anchors.filter(({ isFirst }) => !isFirst || config.topAnchor?.icon !== undefined)
  let compared = 0
  const closest: FindNearest = (name, all) => (++compared > MOST_COMPARED ? undefined : nearest(name, all))
  for (const { at, icon = '' } of [...anchors, ...groupsIn(navigation)]) {
    const found = unknownIcon(icons, icon, closest)
    if (found === undefined) continue
    const { message, hint, suggestion: near } = found
    const path = [...at, 'icon']
    check.add('icon/unknown', path, {
      message,
      hint,
      fix: near === undefined ? undefined : check.replace(path, near),
    })
  }
}
