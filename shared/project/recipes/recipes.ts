import { cloudflare } from './cloudflare.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { netlify } from './netlify.ts'
import type { Recipe, RecipeOrder, WebHost } from './recipe.ts'
import { server } from './server.ts'
import { vercel } from './vercel.ts'

/** The recipe for each host. */
export const recipes: Readonly<Record<WebHost, Recipe>> = {
  github,
  gitlab,
  netlify,
  cloudflare,
  vercel,
  server,
}

/** UTF-16 units of a file that is changed; settings of a host are far shorter. */
const LONGEST = 200_000

/** Returns the file of a host with everything in `existing` that is not about the site; `undefined` if that cannot be read. */
export const writeRecipe = (
  host: WebHost,
  order: RecipeOrder,
  existing: string | undefined,
): string | undefined =>
  (existing?.length ?? 0) > LONGEST ? undefined : recipes[host].write(order, existing)
