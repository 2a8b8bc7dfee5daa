import type { Division } from '../../config/navigation/division.ts'
import { pagesInOrder } from '../../config/navigation/navigation.ts'
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
    if (routes.pages.has(prefix) || routes.folders.has(prefix)) unlisted(check, division, prefix)
    else nothing(check, division, prefix)
  }
}

function unlisted(check: ConfigCheck, { kind, name, at }: Division, prefix: string): void {
  check.add('division/no-pages', [...at, 'url'], {
    message: `The navigation lists no page of “${prefix}”, so the ${kind} “${name}” shows none.`,
    hint: 'Put at least one of its pages into the navigation.',
  })
}

function nothing(check: ConfigCheck, { kind, name, at }: Division, prefix: string): void {
  const found = suggest(check.context.site.routes.folders, prefix)
  check.add('division/no-pages', [...at, 'url'], {
    message: `No page begins with “${prefix}/”, so the ${kind} “${name}” leads nowhere.`,
    hint: found === undefined ? 'Write the folder of its pages, or a whole address.' : hintOf(found),
    fix: found && check.replace([...at, 'url'], found.path),
  })
}
