import { groupsInOrder } from '../../config/navigation/navigation.ts'
import { nearest } from '../../config/read/nearest.ts'
import { type Message, message } from '../../messages/message.ts'
import { isFileIcon } from '../../page/parse/references.ts'
import { findIcon, type IconSet, iconName } from '../../site/base/icons.ts'
import type { ConfigCheck } from '../base/config-check.ts'

/** What a rule reports about an unknown icon. */
interface UnknownIcon {
  readonly message: Message
  readonly hint: Message
  /** The most likely intended name. */
  readonly suggestion: string | undefined
}

/** Finds the most likely intended name, until the limit of work is reached. */
type FindNearest = (name: string, all: ReadonlySet<string>) => string | undefined

/** At most this much of a name is shown. */
const LONGEST = 80
/** At most this many unknown names of docs.json are compared with all known icons. */
const MOST_COMPARED = 100

const cache = new WeakMap<IconSet, ReadonlySet<string>>()

/** Returns what to report about a name that the icon set does not know; undefined for known names, for images and if there is no set. */
export function unknownIcon(icons: IconSet, written: string, closest: FindNearest): UnknownIcon | undefined {
  const all = cache.get(icons) ?? new Set(Object.values(icons).flatMap(table => Object.keys(table)))
  cache.set(icons, all)
  const name = written.trim()
  if (name === '' || all.size === 0 || isFileIcon(name) || findIcon(icons, written)) return undefined
  const suggestion = closest(iconName(written), all)
  return {
    message: message('checks:icon.unknown', {
      name: name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name,
    }),
    hint:
      suggestion === undefined
        ? message('checks:icon.hint')
        : message('common:didYouMean', { near: suggestion }),
    suggestion,
  }
}

/** Checks that the icons of divisions and groups exist. */
export function checkIcons(check: ConfigCheck): void {
  const { divisions, navigation, icons, config } = check.context.site
  // The first anchor has an icon even if the file names none.
  const named = divisions.all.filter(({ isFirst }) => !isFirst || config.topAnchor?.icon !== undefined)
  let compared = 0
  const closest: FindNearest = (name, all) => (++compared > MOST_COMPARED ? undefined : nearest(name, all))
  for (const { at, icon = '' } of [...named, ...groupsInOrder(navigation)]) {
    const found = unknownIcon(icons, icon, closest)
    if (found === undefined) continue
    const { message, hint, suggestion } = found
    const path = [...at, 'icon']
    check.add('icon/unknown', path, {
      message,
      hint,
      fix: suggestion === undefined ? undefined : check.replace(path, suggestion),
    })
  }
}
