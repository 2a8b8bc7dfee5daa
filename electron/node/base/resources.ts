import { existsSync, readFileSync } from 'node:fs'
import { message } from '../../../shared/messages/message.ts'
import type { SiteResources } from '../../../shared/project/preview/preview.ts'
import type { IconLibrary } from '../../../shared/site/base/icons.ts'
import { shippedAt } from '../../../shared/site/base/shipped.ts'
import { SHIPPED_FOLDER } from '../../../shared/site/shipped-files.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Product } from './product.ts'

/** Reads what every site is drawn with. Refuses if the product was not built. */
export function siteResources(product: Product): SiteResources {
  if (!existsSync(product.icons)) {
    throw new Refusal('unavailable', message('cli:notBuilt'), message('cli:notBuiltHint'))
  }
  return {
    icons: {
      ...JSON.parse(readFileSync(product.icons, 'utf8')),
      library: (name: IconLibrary) =>
        JSON.parse(readFileSync(product.icons.replace(/\.json$/, `-${name}.json`), 'utf8')),
    },
    shipped: shippedAt(name => SHIPPED_FOLDER + name),
  }
}
