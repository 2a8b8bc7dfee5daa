import { readApis } from '../../shared/openapi/apis.ts'
import { planSite } from '../../shared/site/plan/plan.ts'

/** How much was read and planned. */
export interface Swept {
  readonly operations: number
  readonly files: number
}

const icons = { solid: {}, regular: {}, brands: {} }

/** Reads each description by itself, and plans a site of its pages; an exception ends the benchmark. */
export async function sweep(
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<Swept> {
  let operations = 0
  for (const file of files) {
    const repository = new Set([file])
    const apis = await readApis({ entries: [{ written: file, folder: 'api' }], repository, read })
    const config = { name: 'All', navigation: [], openapi: file }
    const site = planSite({ config, pages: [], files: repository, icons, apis: apis.data() })
    operations += site.reference.endpoints.size
  }
  return { operations, files: files.length }
}
