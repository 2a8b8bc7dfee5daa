import { findApis, readApis } from '../../openapi/apis.ts'
import { ApiBudget } from '../../openapi/document/api-budget.ts'
import type { OfferedOperation } from '../../site/writing/suggest.ts'
import { type Bounded, boundedBySize } from '../../text/budget.ts'
import { optionalText } from '../base/current-text.ts'
import type { Files } from '../files/files.ts'

/**
 * Returns the operations of every API description among `files`, in the order of the files; names the file if
 * several have the same operation.
 */
export async function offeredOperations(
  view: Pick<Files, 'readText'>,
  files: ReadonlySet<string>,
  bounded: Bounded = boundedBySize,
): Promise<readonly OfferedOperation[]> {
  const read = (file: string) => optionalText(view, file)
  const entries = await findApis(files, read)
  const { sources } = await readApis({ entries, repository: files, read, budget: new ApiBudget(bounded) })
  const all = sources.flatMap(({ file, operations }) =>
    operations.map(({ kind, method, path, title }) => ({
      file,
      title,
      name: `${kind === 'webhook' ? 'webhook' : method} ${path}`,
    })),
  )
  const times = new Map<string, number>()
  for (const { name } of all) times.set(name, (times.get(name) ?? 0) + 1)
  return all.map(({ file, name, title }) => ({
    written: times.get(name) === 1 ? name : `${file} ${name}`,
    title,
  }))
}
