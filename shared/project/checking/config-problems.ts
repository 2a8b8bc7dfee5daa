import { checkApis } from '../../check/api/descriptions.ts'
import type { CheckContext } from '../../check/base/context.ts'
import { checkConfig } from '../../check/check.ts'
import { linksAround } from '../../check/config/links.ts'
import { isAddress } from '../../config/navigation/address.ts'
import { refusedConfig } from '../../config/read/bounded.ts'
import type { ConfigReading } from '../../config/read/read.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { message } from '../../messages/message.ts'
import { costlyApi } from '../../openapi/document/api-budget.ts'
import type { Finding } from '../../openapi/document/read.ts'
import { allowedHosts } from '../../site/plan/allowed-hosts.ts'
import { type Bounded, unlessTooCostly } from '../../text/budget.ts'
import type { Problem } from '../../text/problem.ts'
import { optionalText } from '../base/current-text.ts'
import { namesInAll } from '../base/mentions.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import type { CheckParts } from './check-parts.ts'

const atStart = (file: string, { message, hint }: Pick<Finding, 'message' | 'hint'>): Problem => ({
  code: 'api/unreadable',
  severity: 'error',
  file,
  ...{ offset: 0, length: 0, line: 1, column: 1 },
  message,
  ...(hint && { hint }),
})

/** The problems of docs.json, as far as they can be found within a budget. */
export function configProblems(
  bounded: Bounded,
  reading: ConfigReading,
  context: CheckContext,
): readonly Problem[] {
  return unlessTooCostly(
    bounded,
    () => checkConfig(reading, context),
    excess => refusedConfig(reading, excess).problems,
  )
}

/** The names of pages that docs.json links to around pages. */
export const namesInConfig = (site: CheckContext['site']): ReadonlySet<string> =>
  namesInAll(linksAround(site).map(({ href }) => href))

/** The problem of API descriptions that take too much to be planned as pages. */
export function costlyApis({ hasCostlyApis }: Pick<SitePlan, 'hasCostlyApis'>): readonly Problem[] {
  if (!hasCostlyApis) return []
  const told = { message: message('openapi:tooCostly.pages'), hint: message('openapi:tooCostly.pagesHint') }
  return [atStart(CONFIG_FILE, told)]
}

/** The problems of API descriptions by file; if they can't be found within a budget, one in the longest file. */
export async function apiProblems(
  { plan, view, bounded }: Pick<CheckParts, 'plan' | 'view' | 'bounded'>,
  settings: CheckContext['settings'],
): Promise<ReadonlyMap<string, readonly Problem[]>> {
  const { apis, config } = plan.site()
  if (apis === undefined) return new Map()
  await apis.readAll(file => optionalText(view, file))
  return unlessTooCostly(
    bounded,
    () => checkApis(apis, settings, allowedHosts(config)),
    excess => {
      const files = apis.paths.filter(file => !isAddress(file))
      const lengthOf = (file: string) => apis.files.text(file)?.length ?? 0
      const [longest] = files.toSorted((one, other) => lengthOf(other) - lengthOf(one))
      return new Map(files.map(file => [file, file === longest ? [atStart(file, costlyApi(excess))] : []]))
    },
  )
}
