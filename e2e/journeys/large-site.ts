import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Entry = string | { readonly group: string; readonly pages: readonly Entry[] }

const numbered = (folder: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${folder}/part-${at + 1}`)

const NAVIGATION: readonly Entry[] = [
  { group: 'Getting started', pages: ['introduction', 'quick-start', 'how-it-works', 'limits'] },
  {
    group: 'Fundamentals',
    pages: [
      { group: 'Tasks', pages: ['tasks/overview', 'tasks/schema', 'tasks/scheduled'] },
      'triggering',
      'runs',
      {
        group: 'Configuration',
        pages: [
          'config/file',
          { group: 'Extensions', pages: [{ group: 'Runtimes', pages: numbered('config/runtimes', 6) }] },
        ],
      },
    ],
  },
  ...['deploy', 'writing', 'realtime', 'management', 'hosting', 'help'].map(name => ({
    group: `About ${name}`,
    pages: [...numbered(name, 12), { group: `More ${name}`, pages: numbered(`${name}/more`, 8) }],
  })),
  ...['frameworks', 'examples', 'dashboard', 'migrations'].map(name => ({
    group: `Guides: ${name}`,
    pages: numbered(`guides/${name}`, 14),
  })),
]

/** The docs.json of the large site. */
export const largeConfig = {
  name: 'Trigger',
  logo: '/images/logo.svg',
  favicon: '/images/logo.svg',
  colors: { primary: '#A8FF53', background: { light: '#fff', dark: '#121317' } },
  versions: ['v3', 'v2'],
  redirects: [{ source: '/v2/:slug*', destination: '/:slug*' }],
  anchors: [{ name: 'Guides & examples', icon: 'book', url: 'guides' }],
  navigation: NAVIGATION,
} as const

/** docs.json in the usual format: two spaces, one value per line. */
export const printed = (config: unknown): string => `${JSON.stringify(config, null, 2)}\n`

const pathsOf = (entry: Entry): readonly string[] =>
  typeof entry === 'string' ? [entry] : entry.pages.flatMap(pathsOf)

const titled = (path: string): string => {
  const words = path.split('/').join(' ').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Replaces the content of `folder` with a site of about two hundred pages: nested groups, an anchor, versions; the guides link to `runs`. */
export function writeLarge(folder: string): void {
  rmSync(folder, { recursive: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('docs.json', printed(largeConfig))
  write(
    'images/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#0a6470"/></svg>\n',
  )
  for (const path of NAVIGATION.flatMap(pathsOf)) {
    const link = path.startsWith('guides/frameworks/') ? 'See [runs](/runs#states).' : 'A text.'
    write(`${path}.mdx`, `---\ntitle: "${titled(path)}"\n---\n\n${link}\n\n## States\n\nWords.\n`)
  }
}
