import type { JsonPath } from '../../config/json/pointer.ts'
import { groupsInOrder } from '../../config/navigation/navigation.ts'
import { nearest } from '../../config/read/nearest.ts'
import type { DocsConfig } from '../../config/schema/types.generated.ts'
import { message } from '../../messages/message.ts'
import type { ConfigCheck } from '../base/config-check.ts'

/** Something that belongs to a version. */
interface Member {
  readonly name: string
  readonly at: JsonPath
  readonly version: string
}

function membersOf(check: ConfigCheck): readonly Member[] {
  const { navigation, divisions } = check.context.site
  const groups = groupsInOrder(navigation).map(({ name, version, at }) => ({
    name,
    version,
    at,
  }))
  const parts = divisions.all.map(({ name, version, at }) => ({
    name,
    version,
    at,
  }))
  return [...groups, ...parts].flatMap(({ name, version, at }) =>
    version === undefined ? [] : [{ name, version, at: [...at, 'version'] }],
  )
}

/** Checks that named versions are declared, and that declared versions are used. */
export function checkVersions(check: ConfigCheck): void {
  const { divisions, config } = check.context.site
  const names = divisions.versions.map(version => version.name)
  const members = membersOf(check)
  for (const { name, version, at } of members) {
    if (names.includes(version)) continue
    const suggestion = nearest(version, names)
    check.add('version/undeclared', at, {
      message: message('checks:version.undeclared', { name, version }),
      hint:
        suggestion === undefined
          ? message('checks:version.addHint', { version })
          : message('common:didYouMean', { near: suggestion }),
      fix: suggestion === undefined ? undefined : check.replace(at, suggestion),
    })
  }
  const used = new Set(members.map(member => member.version))
  for (const page of check.context.pages.values()) if (page.version !== undefined) used.add(page.version)
  for (const { name, url, at } of divisions.versions) {
    if (url !== undefined || used.has(name) || used.size === 0) continue
    check.add('version/unused', at, {
      message: message('checks:version.unused', { name }),
      hint: message('checks:version.unusedHint'),
    })
  }
  checkEntries(check, config.versions ?? [])
}

function checkEntries(check: ConfigCheck, entries: NonNullable<DocsConfig['versions']>): void {
  const seen = new Set<string>()
  let first: string | undefined
  entries.forEach((entry, index) => {
    const { name, default: isDefault } = typeof entry === 'string' ? { name: entry, default: false } : entry
    if (name === undefined) return
    if (seen.has(name)) {
      check.add('version/named-twice', ['versions', index], {
        message: message('checks:version.repeated', { name }),
        hint: message('checks:version.repeatedHint'),
      })
    }
    seen.add(name)
    if (isDefault !== true) return
    if (first !== undefined) {
      check.add('version/two-defaults', ['versions', index, 'default'], {
        message: message('checks:version.twoDefaults', { name, first }),
        hint: message('checks:version.twoDefaultsHint'),
      })
    }
    first ??= name
  })
}
