import { message } from '../../messages/message.ts'
import { field, textOf, without, withoutAt } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { NAVIGATION_KEYS, SAME } from './downgrade.ts'
import type { Ledger } from './ledger.ts'
import { type Direction, moveFields } from './move-fields.ts'
import { readSiteDivisions } from './site-divisions.ts'
import { upgradeNavigation } from './upgrade-navigation.ts'

const path = (dotted: string): JsonPath => dotted.split('.')

const OLD_LOOK = message('convert:oldTheme')

const UP: Direction = {
  direction: 'up',
  same: SAME,
  stale: [],
  lost: [
    [path('api.maintainOrder'), message('convert:keyOrder')],
    [path('search.location'), OLD_LOOK],
    [path('sidebar'), OLD_LOOK],
    [path('topbar'), OLD_LOOK],
    [path('rounded'), OLD_LOOK],
    [path('classes'), OLD_LOOK],
    [path('hideFeedbackButtons'), message('convert:offByDefault')],
  ],
  kept: message('convert:unknownSetting'),
}

const THEMES: Readonly<Record<string, string>> = { venus: 'palm', quill: 'willow', prism: 'mint' }
const LAYOUTS: Readonly<Record<string, string>> = { sidenav: 'maple', solidSidenav: 'willow' }

/** Converts docs.json from the older form to the newer one. */
export function upgrade(source: JsonObject, ledger: Ledger): JsonObject {
  if (field(source, '$schema') !== undefined) {
    ledger.lost(['$schema'], message('convert:otherSchema'))
  }
  const parts = readSiteDivisions(source)
  if (parts.anchorColor !== undefined) {
    if (parts.anchors.length > 0)
      ledger.moved(['colors', 'anchors'], ['navigation'], message('convert:anchorColor'))
    else ledger.lost(['colors', 'anchors'], message('convert:noAnchors'))
    if (isObject(parts.anchorColor)) {
      ledger.lost(['colors', 'anchors', 'to'], message('convert:gradient'))
    }
  }
  for (const key of NAVIGATION_KEYS) reportUnread(source, key, ledger)
  const plain = withoutAt(
    without(source, ['$schema', 'theme', 'layout', 'analytics', 'integrations', ...NAVIGATION_KEYS]),
    ['colors', 'anchors'],
  )
  const rest = moveFields(plain, UP, ledger)
  return {
    ...rest,
    ...upgradeTheme(source, ledger),
    ...upgradeIntegrations(source, ledger),
    navigation: upgradeNavigation(parts, ledger),
  }
}

/** Reports keys of the navigation whose values cannot be used. */
function reportUnread(source: JsonObject, key: string, ledger: Ledger): void {
  const value = field(source, key)
  const isList = ['navigation', 'tabs', 'anchors', 'versions'].includes(key)
  if (value === undefined || (isList ? Array.isArray(value) : isObject(value))) return
  ledger.lost([key], isList ? message('convert:notList') : message('convert:notObject'))
}

/** The newer format requires a theme. */
function upgradeTheme(source: JsonObject, ledger: Ledger): JsonObject {
  const [theme, layout] = [textOf(source.theme), textOf(source.layout)]
  const fromLayout = layout === undefined ? undefined : LAYOUTS[layout]
  if (field(source, 'layout') !== undefined) {
    if (fromLayout !== undefined && theme === undefined) ledger.moved(['layout'], ['theme'])
    else ledger.lost(['layout'], OLD_LOOK)
  }
  const mapped =
    theme === undefined ? (fromLayout ?? 'mint') : Object.hasOwn(THEMES, theme) ? THEMES[theme] : theme
  if (field(source, 'theme') === undefined) return { theme: mapped }
  if (theme === undefined) ledger.lost(['theme'], message('convert:themeName'))
  else if (mapped === theme) ledger.same(['theme'])
  else ledger.moved(['theme'], ['theme'], message('convert:themeRenamed', { theme, name: mapped ?? theme }))
  return { theme: mapped }
}

function upgradeIntegrations(source: JsonObject, ledger: Ledger): JsonObject {
  const [analytics, integrations] = [field(source, 'analytics'), field(source, 'integrations')]
  if (integrations !== undefined) ledger.kept(['integrations'], UP.kept)
  if (analytics === undefined) return integrations === undefined ? {} : { integrations }
  if (!isObject(analytics) || (integrations !== undefined && !isObject(integrations))) {
    ledger.kept(['analytics'], UP.kept)
    return { analytics, ...(integrations !== undefined && { integrations }) }
  }
  ledger.moved(['analytics'], ['integrations'])
  for (const key of Object.keys(analytics)) {
    if (valueAt(integrations, [key]) === undefined) continue
    ledger.lost(['analytics', key], message('convert:integrations'))
  }
  return { integrations: { ...analytics, ...integrations } }
}
