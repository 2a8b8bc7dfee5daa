/** The versions in a changelog, newest first, each with its text. */
function sections(changelog: string): readonly (readonly [version: string, text: string])[] {
  const parts = changelog.split(/^## /m).slice(1)
  return parts.map(part => {
    const [heading = '', ...lines] = part.split('\n')
    return [heading.split(' ')[0] ?? '', lines.join('\n').trim()]
  })
}

/** Returns what a changelog says about a version; throws if it says nothing. */
export function notesOf(changelog: string, version: string): string {
  const text = new Map(sections(changelog)).get(version)
  if (!text) throw new Error(`CHANGELOG.md has no section “${version}”.`)
  return text
}

/** The newest version in a changelog. */
export const newestIn = (changelog: string): string | undefined => sections(changelog)[0]?.[0]
