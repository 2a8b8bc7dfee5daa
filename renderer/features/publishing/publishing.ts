import i18next from 'i18next'
import type { PublishFacts } from '../../../shared/project/base/export.ts'
import type { RecipeOrder } from '../../../shared/project/recipes/recipe.ts'
import { siteAddress, type WebHost } from '../../../shared/project/recipes/recipe.ts'
import { difference } from '../../../shared/text/difference.ts'
import { makeStep } from '../../host/documents/documents.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'

/** The dialog that puts a site online. */
export const usePublishing = siteStore<{ readonly isShown: boolean }>(() => ({ isShown: false }))

/** Shows or hides the dialog. */
export const showPublishing = (site: Site, isShown: boolean): void =>
  usePublishing.of(site).setState({ isShown })

/** The host that the repository suggests. */
export const likelyHost = ({ remote = '' }: PublishFacts): WebHost =>
  /gitlab/i.test(remote) ? 'gitlab' : 'github'

/** What a recipe is written for. */
export const orderOf = ({ version, branch, within }: PublishFacts, written: string): RecipeOrder => ({
  version,
  branch,
  within,
  address: siteAddress(written),
})

/** Writes a file of a recipe as a step, like any other change: it is on disk once it is saved. */
export function writeFile(site: Site, file: string, before: string | undefined, text: string): void {
  const t = i18next.getFixedT(null, 'publishing')
  const label = t('stepLabel', { file })
  makeStep(
    site,
    before === undefined
      ? { label, edits: [], create: [{ file, text }] }
      : { label, edits: [{ file, edits: difference(before, text) }] },
  )
  reportStep(site, t('written', { file }))
}
