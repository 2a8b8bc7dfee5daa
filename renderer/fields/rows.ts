import type { ComponentType } from 'react'
import type { JsonPath } from '../../shared/config/pointer.ts'
import { AuthNameRow } from './AuthNameRow.tsx'
import { BackgroundRow } from './BackgroundRow.tsx'
import { ButtonTargetRow } from './ButtonTargetRow.tsx'
import { ColourRow } from './ColourRow.tsx'
import { IconRow } from './IconRow.tsx'
import { ImageRow } from './ImageRow.tsx'
import { ListRow } from './ListRow.tsx'
import { LogoRow } from './LogoRow.tsx'
import { OneOrSeveralRow } from './OneOrSeveralRow.tsx'
import { PaintRow } from './PaintRow.tsx'
import { RedirectsRow } from './RedirectsRow.tsx'
import type { RowProps } from './row.ts'
import { SocialsRow } from './SocialsRow.tsx'
import { SuggestRow } from './SuggestRow.tsx'
import { SwitchRow } from './SwitchRow.tsx'
import { type FieldSchema, kindOf } from './schema.ts'
import { TextRow } from './TextRow.tsx'
import { WeightRow } from './WeightRow.tsx'
import { keyWithoutIndexes } from './words.ts'

type Row = ComponentType<RowProps>

/** Values that need a control of their own. */
const BY_KEY: Readonly<Record<string, Row>> = {
  // The API section shows the files with what is in them.
  openapi: () => null,
  logo: LogoRow,
  'colors.background': BackgroundRow,
  footerSocials: SocialsRow,
  redirects: RedirectsRow,
  'api.auth.name': AuthNameRow,
  'topbarCtaButton.url': ButtonTargetRow,
}

/** The row that edits a value; `undefined` for an object whose keys have rows of their own. */
export function rowFor(schema: FieldSchema, path: JsonPath): Row | undefined {
  if (path.at(-1) === 'iconType' && schema.enum) return WeightRow
  return BY_KEY[keyWithoutIndexes(path)] ?? rowOfUnion(schema) ?? rowOfKind(schema) ?? rowOfType(schema)
}

function rowOfUnion({ oneOf }: FieldSchema): Row | undefined {
  if (!oneOf) return undefined
  if (oneOf.some(branch => branch.type === 'array')) return OneOrSeveralRow
  return oneOf.some(branch => kindOf(branch) === 'color') ? PaintRow : undefined
}

function rowOfKind(schema: FieldSchema): Row | undefined {
  const kind = kindOf(schema)
  if (kind === 'color') return ColourRow
  if (kind === 'image') return ImageRow
  if (kind === 'icon') return IconRow
  return kind === undefined ? undefined : SuggestRow
}

function rowOfType({ type }: FieldSchema): Row | undefined {
  if (type === 'boolean') return SwitchRow
  if (type === 'array') return ListRow
  return type === 'object' ? undefined : TextRow
}
