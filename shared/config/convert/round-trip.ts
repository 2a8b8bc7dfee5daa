import { type Message, message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { field, withAt, without, withoutAt } from '../equivalents/values.ts'
import { sameValue } from '../json/equal.ts'
import { isInside, type JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { type Differences, differences } from './differences.ts'
import { downgrade, NAVIGATION_KEYS } from './downgrade.ts'
import { Ledger } from './ledger.ts'
import { upgrade } from './upgrade.ts'

/**
 * Reports every value that a round trip would change and that is not reported as lost already, or around or in such a
 * value. `source` is of the newer form, `target` what it was converted to.
 */
export function reportRoundTripOfNewer(source: JsonObject, target: JsonObject, ledger: Ledger): void {
  const back = returned(() => upgrade(target, new Ledger()), ledger)
  if (back) report(differences(settingsOfNewer(source), settingsOfNewer(back, source)), ledger)
}

/** Like {@link reportRoundTripOfNewer}, for a file of the older form; its navigation counts by what it means. */
export function reportRoundTripOfOlder(source: JsonObject, target: JsonObject, ledger: Ledger): void {
  const onTheWay = new Ledger()
  const back = returned(() => downgrade(target, onTheWay), ledger)
  const again = back && returned(() => upgrade(back, new Ledger()), ledger)
  if (!back || !again) return
  report(differences(settingsOfOlder(source), settingsOfOlder(back, source)), ledger)
  const isLost = onTheWay.accounts.some(({ outcome, from }) => outcome === 'lost' && from[0] === 'navigation')
  if (!isLost && sameValue(plain(field(target, 'navigation')), plain(field(again, 'navigation')))) return
  const key = NAVIGATION_KEYS.find(one => field(source, one) !== undefined) ?? 'navigation'
  report({ gone: [[key]], rearranged: [] }, ledger)
}

/** Settings in one of several ways to write them. A theme is required there, so that one may be added. */
function settingsOfNewer(file: JsonObject, original = file): unknown {
  const rest = field(original, 'theme') === undefined ? without(file, ['theme']) : file
  return plain(PICTURES.reduce(withOnePicture, rest))
}

const PICTURES: readonly JsonPath[] = [['favicon'], ['background', 'image']]

function withOnePicture(file: JsonObject, path: JsonPath): JsonObject {
  const value = valueAt(file, path)
  const [light, dark] = [field(value, 'light'), field(value, 'dark')]
  const isOne = light !== undefined && light === dark && Object.keys(Object(value)).length === 2
  return isOne ? withAt(file, path, light) : file
}

/** The settings of the older form besides its navigation, in which the colors of anchors are. */
function settingsOfOlder(file: JsonObject, original = file): unknown {
  const own = withoutAt(without(file, NAVIGATION_KEYS), ['colors', 'anchors'])
  // A theme that this form does not have means nothing in it.
  const rest = field(original, 'theme') === undefined ? without(own, ['theme']) : own
  const { analytics, integrations } = rest
  return isObject(analytics) && (integrations === undefined || isObject(integrations))
    ? { ...without(rest, ['analytics']), integrations: { ...analytics, ...integrations } }
    : rest
}

/** A value that is gone needs a line of its own, unless one around or in it is lost; what is rearranged is a consequence of any loss. */
function report({ gone, rearranged }: Differences, ledger: Ledger): void {
  const lost = () => ledger.accounts.flatMap(({ outcome, from }) => (outcome === 'lost' ? [from] : []))
  const known = lost()
  for (const path of gone) {
    if (!known.some(one => isInside(path, one) || isInside(one, path))) ledger.lost(path, REARRANGED)
  }
  for (const path of rearranged) {
    if (!lost().some(one => one[0] === path[0])) ledger.lost(path, REARRANGED)
  }
}

const REARRANGED: Message = message('convert:rearranged')

/** Removes explicit “not hidden” flags: they are the default. */
function plain(value: unknown): unknown {
  if (isList(value)) return value.map(plain)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === 'hidden' && inner === false ? [] : [[key, plain(inner)]],
    ),
  )
}

/** A file after the way back; `undefined` if its navigation is too large for that, which is reported. */
function returned(convert: () => JsonObject, ledger: Ledger): JsonObject | undefined {
  try {
    return convert()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    ledger.kept(['navigation'], message('convert:noWayBack'))
    return undefined
  }
}
