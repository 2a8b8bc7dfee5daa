import { PageWriter, pageSize, seeded } from './generate.ts'

const LANGUAGES = ['en', 'pt-BR', 'ko', 'ar']
const TABS = ['Guides', 'Concepts', 'Reference', 'Tools', 'Examples', 'Changes']
/** The groups of a tab, and the entries of a group: pages, and in the first group a nested group with pages. */
const GROUPS = 4
const PAGES = 6

interface GroupOf {
  readonly group: string
  readonly pages: readonly (string | GroupOf)[]
}

function groupsOf(folder: string, tab: string): readonly GroupOf[] {
  return Array.from({ length: GROUPS }, (_, group) => {
    const paths = Array.from(
      { length: PAGES + (group === 0 ? 2 : 0) },
      (_, page) => `${folder}/${tab.toLowerCase()}/group-${group + 1}/page-${page + 1}-of-the-topic`,
    )
    const pages = paths.slice(0, PAGES)
    const nested = { group: 'More', pages: paths.slice(PAGES) }
    return { group: `Group ${group + 1}`, pages: group === 0 ? ['index', ...pages, nested] : pages }
  })
}

const versionsOf = (language: string, count: number) =>
  Array.from({ length: count }, (_, version) => ({
    version: `v${count - version}.0`,
    ...(version === 1 && { default: true }),
    tabs: TABS.map(tab => ({
      tab,
      icon: 'book',
      groups: groupsOf(`${language}/v${count - version}.0`, tab),
    })),
  }))

const pathsIn = (entries: GroupOf['pages']): readonly string[] =>
  entries.flatMap(entry => (typeof entry === 'string' ? [entry] : pathsIn(entry.pages)))

/**
 * Yields the files of a repository in the newer form with the shape of the largest known one: 4 languages with 35
 * `versions` each, 28,000 rows, a docs.json of 2.4 MB and 22,000 pages.
 */
export function* generateVersions(versions = 35): Generator<readonly [path: string, text: string]> {
  const languages = LANGUAGES.map(language => ({ language, versions: versionsOf(language, versions) }))
  const config = { theme: 'aspen', name: 'Large', colors: { primary: '#0d9373' }, navigation: { languages } }
  yield ['docs.json', `${JSON.stringify(config, undefined, 2)}\n`]
  const random = seeded(1)
  yield ['index.mdx', new PageWriter(random, ['index']).write('Home', 2000)]
  for (const { versions: all } of languages) {
    for (const { tabs } of all) {
      const paths = tabs.flatMap(({ groups }) => pathsIn(groups)).filter(path => path !== 'index')
      const writer = new PageWriter(random, paths)
      for (const path of paths) {
        yield [`${path}.mdx`, writer.write(writer.words(3, true), pageSize(random))]
      }
    }
  }
}
