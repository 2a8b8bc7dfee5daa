import type { DescribedOperations } from '../../config/convert/model.ts'
import type { Apis } from '../../openapi/apis.ts'
import { type ApiGroup, type GroupNames, groupsOf } from '../../openapi/groups.ts'
import { pathsOf } from './generated-pages.ts'

/** Returns what a conversion needs of API descriptions: their operations, with the pages that a site generates for them. */
export const describedOperations =
  (apis: Apis, names: GroupNames): DescribedOperations =>
  (written, folder) => {
    const source = apis.entries.find(entry => entry.written === written)?.source
    if (!source) return undefined
    const paths = pathsOf(source, folder)
    const listed = ({ label, groups, operations }: ApiGroup): ReturnType<typeof inGroup> => [
      ...inGroup(label, operations),
      ...groups.flatMap(listed),
    ]
    const inGroup = (group: string, operations: ApiGroup['operations']) =>
      operations
        .filter(({ hidden }) => !hidden)
        .map(operation => ({
          operation: `${operation.kind === 'webhook' ? 'WEBHOOK' : operation.method} ${operation.path}`,
          path: paths.get(operation) ?? folder,
          group,
        }))
    return groupsOf(source, names).flatMap(listed)
  }
