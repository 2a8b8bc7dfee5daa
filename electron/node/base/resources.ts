import { existsSync, readFileSync } from 'node:fs'
import { message } from '../../../shared/messages/message.ts'
import type { SiteResources } from '../../../shared/project/preview/preview.ts'
import { type IconLibrary, type IconSet, noIcons } from '../../../shared/site/base/icons.ts'
import { shippedAt } from '../../../shared/site/base/shipped.ts'
import { SHIPPED_FOLDER } from '../../../shared/site/shipped-files.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Product } from './product.ts'

/** The drawings, read when the first is drawn: many sites have none. */
function iconsOf({ icons }: Product): IconSet {
  let known: IconSet | undefined
  const read = (): IconSet => {
    known ??= JSON.parse(readFileSync(icons, 'utf8'))
    return known ?? noIcons
  }
  return {
    get solid() {
      return read().solid
    },
    get regular() {
      return read().regular
    },
    get brands() {
      return read().brands
    },
    library: (name: IconLibrary) =>
      JSON.parse(readFileSync(icons.replace(/\.json$/, `-${name}.json`), 'utf8')),
  }
}

/** Finds what every site is drawn with. Refuses if the product was not built. */
export function siteResources(product: Product): SiteResources {
  if (!existsSync(product.icons)) {
    throw new Refusal('unavailable', message('cli:notBuilt'), message('cli:notBuiltHint'))
  }
  return {
    icons: iconsOf(product),
    shipped: shippedAt(name => SHIPPED_FOLDER + name),
  }
}
