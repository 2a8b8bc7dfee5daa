import { message } from '../../messages/message.ts'
import { field, without } from '../equivalents/values.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { upgradeIcon } from './icons.ts'
import type { Ledger } from './ledger.ts'
import type { SiteDivisions, WrittenDivision } from './site-divisions.ts'

const OWN = ['name', 'url', 'version', 'isDefaultHidden', 'color']

/**
 * Converts a tab or an anchor to the newer format, without its members; `hasPages` says whether it has any.
 */
export function upgradeDivision(
  { written, division }: WrittenDivision,
  hasPages: boolean,
  parts: SiteDivisions,
): JsonObject {
  const { kind, isFirst, href, prefix, isHidden, openapi } = division
  const fields = isFirst ? firstFields(written, division.icon) : written
  const rest = upgradeIcon(without(fields, isFirst ? OWN : [...OWN, 'openapi']))
  const color =
    kind === 'anchor' ? colorUp(field(written, 'color') ?? parts.anchorColor) : field(written, 'color')
  const isPlace = !isFirst && !hasPages && href === undefined && openapi.length === 0
  const address = href ?? (isPlace ? `/${prefix ?? ''}` : undefined)
  return {
    [kind]: division.name,
    ...rest,
    ...(color !== undefined && { color }),
    ...(isHidden && { hidden: true }),
    ...(!isFirst && openapi.length > 0 && { openapi: openapiUp(written, hasPages, prefix) }),
    ...(address !== undefined && { href: address }),
  }
}

/** The fields of the first anchor, with the icon that readers see by default. */
const firstFields = (written: JsonObject, icon: string | undefined): JsonObject =>
  icon === undefined || Object.keys(written).length > 0 ? written : { icon }

function colorUp(color: unknown): unknown {
  const one = isObject(color) ? field(color, 'from') : color
  return one === undefined ? undefined : { light: one, dark: one }
}

function openapiUp(written: JsonObject, hasPages: boolean, prefix: string | undefined): unknown {
  const source = field(written, 'openapi')
  return hasPages || prefix === undefined || prefix === 'api-reference'
    ? source
    : { source, directory: prefix }
}

/** Reports what becomes of a division, and what of it is lost. */
export function reportDivision(
  { written, division }: WrittenDivision,
  isShown: boolean,
  ledger: Ledger,
): void {
  const { at, kind, version } = division
  if (!isShown) {
    ledger.lost(at, message(`convert:noPage.${kind}`))
    return
  }
  ledger.moved(at, ['navigation'])
  const color = field(written, 'color')
  if (kind === 'anchor' && isObject(color)) {
    ledger.lost([...at, 'color', 'to'], message('convert:gradient'))
  }
  const openapi = field(written, 'openapi')
  if (openapi !== undefined && !Array.isArray(openapi) && typeof openapi !== 'string') {
    ledger.lost([...at, 'openapi'], message('convert:noFile'))
  }
  if (version !== undefined && division.href !== undefined && kind === 'anchor') {
    ledger.lost([...at, 'version'], message('convert:everyVersion'))
  }
}
