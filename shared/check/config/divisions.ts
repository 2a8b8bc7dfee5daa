import type { Division } from '../../config/navigation/division.ts'
import { pagesInOrder } from '../../config/navigation/navigation.ts'
import { message } from '../../messages/message.ts'
import { dirname } from '../../text/path.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import { hintOf, suggest } from '../base/suggest.ts'

/** Checks that tabs and anchors have pages. */
export function checkDivisions(check: ConfigCheck): void {
  const { divisions, navigation, routes } = check.context.site
  const listed = new Set<string>()
  for (const { path } of pagesInOrder(navigation)) {
    for (let folder = path; folder !== '' && !listed.has(folder); folder = dirname(folder)) listed.add(folder)
  }
  for (const division of divisions.all) {
    const { prefix } = division
    if (!prefix || division.openapi.length > 0 || listed.has(prefix)) continue
    if (routes.pages.has(prefix) || routes.folders.has(prefix)) reportUnlisted(check, division, prefix)
    else reportEmpty(check, division, prefix)
  }
}

function reportUnlisted(check: ConfigCheck, { name, at }: Division, prefix: string): void {
  check.add('division/no-pages', [...at, 'url'], {
    message: message('checks:division.unlisted', { prefix, name }),
    hint: message('checks:division.unlistedHint'),
  })
}

function reportEmpty(check: ConfigCheck, { name, at }: Division, prefix: string): void {
  const found = suggest(check.context.site.routes.folders, prefix)
  check.add('division/no-pages', [...at, 'url'], {
    message: message('checks:division.noPages', { prefix, name }),
    hint: found === undefined ? message('checks:division.noPagesHint') : hintOf(found),
    fix: found && check.replace([...at, 'url'], found.path),
  })
}
