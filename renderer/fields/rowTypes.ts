import type { ComponentType } from 'react'
import type { JsonPath } from '../../shared/config/json/pointer.ts'
import { keyWithoutIndexes } from './base/labels.ts'
import type { RowProps } from './base/row.ts'
import { type FieldSchema, kindOf } from './base/schema.ts'
import { BackgroundRow } from './colors/BackgroundRow.tsx'
import { ColorRow } from './colors/ColorRow.tsx'
import { ModeColorsRow } from './colors/ModeColorsRow.tsx'
import { ImageRow } from './images/ImageRow.tsx'
import { OneOrBothRow } from './images/OneOrBothRow.tsx'
import { ListRow } from './lists/ListRow.tsx'
import { MapRow } from './lists/MapRow.tsx'
import { RedirectsRow } from './lists/RedirectsRow.tsx'
import { SocialsRow } from './lists/SocialsRow.tsx'
import { AuthNameRow } from './rows/AuthNameRow.tsx'
import { BranchRow } from './rows/BranchRow.tsx'
import { ButtonTargetRow } from './rows/ButtonTargetRow.tsx'
import { IconRow } from './rows/IconRow.tsx'
import { NumberRow } from './rows/NumberRow.tsx'
import { OneOrSeveralRow } from './rows/OneOrSeveralRow.tsx'
import { SuggestRow } from './rows/SuggestRow.tsx'
import { SwitchRow } from './rows/SwitchRow.tsx'
import { TextRow } from './rows/TextRow.tsx'
import { WeightRow } from './rows/WeightRow.tsx'
import { WordsRow } from './words/WordsRow.tsx'

type Row = ComponentType<RowProps>

/** Values that need a control of their own, by key; the items of a list have the rows of their schema. */
const BY_KEY: Readonly<Record<string, Row>> = {
  // The API section shows the files with their contents.
  openapi: () => null,
  'colors.background': BackgroundRow,
  'background.color': BackgroundRow,
  footerSocials: SocialsRow,
  'footer.socials': SocialsRow,
  redirects: RedirectsRow,
  'api.auth.name': AuthNameRow,
  words: WordsRow,
  'topbarCtaButton.url': ButtonTargetRow,
  'navbar.primary.href': ButtonTargetRow,
}

/** The row for a value; `undefined` for an object whose keys have rows of their own. */
export function rowFor(schema: FieldSchema, path: JsonPath): Row | undefined {
  if (path.at(-1) === 'iconType' && schema.enum) return WeightRow
  const own = typeof path.at(-1) === 'number' ? undefined : BY_KEY[keyWithoutIndexes(path)]
  return own ?? rowOfUnion(schema) ?? rowOfKind(schema) ?? rowOfType(schema)
}

function rowOfUnion({ oneOf }: FieldSchema): Row | undefined {
  if (!oneOf) return undefined
  const hasObject = oneOf.some(branch => branch.type === 'object')
  if (oneOf.some(branch => branch.type === 'array')) return hasObject ? BranchRow : OneOrSeveralRow
  if (oneOf.some(branch => kindOf(branch) === 'color')) return ModeColorsRow
  return oneOf.some(branch => kindOf(branch) === 'image') ? OneOrBothRow : BranchRow
}

function rowOfKind(schema: FieldSchema): Row | undefined {
  const kind = kindOf(schema)
  if (kind === 'color') return ColorRow
  if (kind === 'image') return ImageRow
  if (kind === 'icon') return IconRow
  return kind === undefined ? undefined : SuggestRow
}

function rowOfType({ type, 'x-values': values }: FieldSchema): Row | undefined {
  if (type === 'boolean') return SwitchRow
  if (type === 'number') return NumberRow
  if (values) return MapRow
  if (type === 'array') return ListRow
  return type === 'object' ? undefined : TextRow
}
