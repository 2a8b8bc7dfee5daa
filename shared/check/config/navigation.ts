import type { DivisionEntry, GroupEntry } from '../../config/navigation/entry.ts'
import { groupsInOrder, listedPages } from '../../config/navigation/navigation.ts'
import { message } from '../../messages/message.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import { hintOf, suggest } from '../base/suggest.ts'
import { reportOtherFolder } from './pages-folder.ts'

/** Checks the navigation against the pages: missing pages, pages listed twice, and groups without pages. */
export function checkNavigation(check: ConfigCheck): void {
  const { site, pages } = check.context
  if (site.navigationEnd)
    check.add('navigation/too-long', ['navigation'], {
      message: message('checks:navigation.tooLong'),
      hint: message('checks:navigation.tooLongHint'),
    })
  const seen = new Set<string>()
  const listed = listedPages(site.navigation)
  const isElsewhere = reportOtherFolder(check, listed)
  for (const { entry, divisions, groups } of listed) {
    if (!pages.has(entry.path)) {
      if (!isElsewhere) reportMissing(check, entry)
      continue
    }
    const location = `${readersOf(divisions, groups)}\n${entry.path}`
    if (seen.has(location)) {
      check.add('navigation/listed-twice', entry.at, {
        message: message('checks:navigation.repeated', { path: entry.path }),
        hint: message('checks:navigation.repeatedHint'),
      })
    }
    seen.add(location)
  }
  const empty = groupsInOrder(site.navigation).filter(isEmpty)
  for (const group of empty) {
    if (empty.some(other => other !== group && other.entries.includes(group))) continue
    check.add('navigation/empty-group', group.at, {
      message: message('checks:navigation.emptyGroup', { name: group.name }),
      hint: message('checks:navigation.emptyGroupHint'),
    })
  }
}

/** Divisions that readers choose between: who is in one does not see the others. */
const CHOSEN: ReadonlySet<string> = new Set(['language', 'version', 'product', 'dropdown'])

/** The divisions whose readers meet an entry. */
function readersOf(divisions: readonly DivisionEntry[], groups: readonly GroupEntry[]): string {
  const version = groups.findLast(group => group.version !== undefined)?.version ?? ''
  const chosen = divisions.filter(({ division: { kind } }) => CHOSEN.has(kind))
  return [version, ...chosen.map(({ division }) => division.name)].join('\n')
}

const isEmpty = (group: GroupEntry): boolean =>
  group.root === undefined &&
  group.api === undefined &&
  group.entries.every(entry => entry.kind === 'group' && isEmpty(entry))

function reportMissing(
  check: ConfigCheck,
  entry: { path: string; written: string; at: GroupEntry['at'] },
): void {
  const found = suggest(check.context.site.routes.pages, entry.path)
  check.add('navigation/missing-page', entry.at, {
    message: message('checks:navigation.missing', { path: entry.path }),
    hint: found === undefined ? message('checks:navigation.missingHint') : hintOf(found),
    fix: check.correct(entry.at, found?.path ?? '', found),
  })
}
