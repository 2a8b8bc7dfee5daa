import type { RecipeOrder, WebHost } from '../../../shared/project/recipes/recipe.ts'
import { recipes, writeRecipe } from '../../../shared/project/recipes/recipes.ts'
import { useDocument } from '../../host/documents/documents.ts'
import { type Localized, localized } from '../../messages/localize.ts'

/** The file of a recipe: as it is, and as it should be. */
export type RecipeFile =
  | { readonly kind: 'waiting' }
  /** It cannot be read, for a reason of the disk, or as what it is. */
  | { readonly kind: 'unreadable'; readonly why?: Localized }
  /** It belongs in a folder above the open one, where Galley does not write. */
  | { readonly kind: 'above'; readonly text: string }
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'new' | 'changed'; readonly before: string | undefined; readonly text: string }

/** The file of a host’s recipe, compared with the one in the folder, saved or not. */
export function useRecipeFile(host: WebHost, order: RecipeOrder): RecipeFile {
  const { file, isAtRoot } = recipes[host]
  const known = useDocument(file)
  if (isAtRoot && order.within !== '') {
    const text = writeRecipe(host, order, undefined)
    return text === undefined ? { kind: 'unreadable' } : { kind: 'above', text }
  }
  if (!known) return { kind: 'waiting' }
  const { failure } = known
  if (failure && failure.code !== 'not-found') return { kind: 'unreadable', why: localized(failure) }
  const before = failure ? undefined : known.text
  const text = writeRecipe(host, order, before)
  if (text === undefined) return { kind: 'unreadable' }
  if (text === before) return { kind: 'same', text }
  return { kind: before === undefined ? 'new' : 'changed', before, text }
}
