import { setValue } from '../../config/edit/edit.ts'
import { parseJson } from '../../config/json/parse.ts'
import { applyEdits } from '../../text/edit.ts'
import { buildCommand } from './build-command.ts'
import type { Recipe } from './recipe.ts'

const EMPTY = '{\n  "$schema": "https://openapi.vercel.sh/vercel.json"\n}\n'

/** Four keys among those that are there. */
export const vercel: Recipe = {
  file: 'vercel.json',
  isAtRoot: false,
  write: (order, existing) => {
    const text = existing === undefined || existing.trim() === '' ? EMPTY : existing
    const { root, errors } = parseJson(text)
    if (errors.length > 0 || root?.type !== 'object') return undefined
    const keys: readonly (readonly [string, string | null])[] = [
      ['framework', null],
      ['installCommand', ''],
      [
        'buildCommand',
        buildCommand(order, { out: 'site', address: 'https://$VERCEL_PROJECT_PRODUCTION_URL' }),
      ],
      ['outputDirectory', 'site'],
    ]
    return keys.reduce((now, [key, wanted]) => applyEdits(now, setValue(now, [key], wanted)), text)
  },
}
