import { spawnSync } from 'node:child_process'
import { writeFiles } from './write-files.ts'

/** Texts by their paths. */
export type Files = Readonly<Record<string, string>>

/** Another tool that builds a site from the same pages: its packages and the files of its project. */
export interface Peer {
  readonly name: string
  readonly packages: readonly string[]
  readonly files: (pages: Files) => Files
  readonly start: (port: number) => readonly string[]
  readonly build: readonly string[]
  /** The folder of the built site. */
  readonly out: string
  /** The file of a page, and the path it is served at. */
  readonly fileOf: (page: string) => string
  readonly addressOf: (page: string) => string
}

/** The generated pages as plain Markdown, because other tools don’t have our components. */
const markdown = (site: Files, folder: string): Files =>
  Object.fromEntries(
    Object.entries(site)
      .filter(([path]) => path.endsWith('.mdx'))
      .map(([path, text]) => [
        `${folder}${path.slice(0, -4)}.md`,
        text
          .replace(/<\/?[A-Za-z][^>]*>/g, '')
          .replace(/\]\(\/[^)]*\)/g, '](https://example.com)')
          .replace(/^ +(?=[A-Z])/gm, ''),
      ]),
  )

/** The folders of a generated site, in order. */
const partsOf = (site: Files): readonly string[] => [
  ...new Set(Object.keys(site).flatMap(path => /^(guides\/part-\d+)\//.exec(path)?.[1] ?? [])),
]

/** The tools to compare with. */
export const PEERS: readonly Peer[] = [
  {
    name: 'VitePress 1.6.4',
    packages: ['vitepress@1.6.4'],
    files: site => ({
      ...markdown(site, ''),
      '.vitepress/config.mjs': `export default { title: 'Generated', ignoreDeadLinks: true, themeConfig: { sidebar: ${JSON.stringify(
        partsOf(site).map((part, index) => ({
          text: part,
          items: Array.from({ length: 10 }, (_, page) => ({
            text: `Page ${page}`,
            link: `/${part}/page-${index * 10 + page + 1}`,
          })),
        })),
      )} } }\n`,
    }),
    start: port => ['vitepress', 'dev', '--port', String(port), '--host', '127.0.0.1'],
    build: ['vitepress', 'build'],
    out: '.vitepress/dist',
    fileOf: page => `${page}.md`,
    addressOf: page => `/${page}`,
  },
  {
    name: 'Starlight 0.36',
    packages: ['astro@5.18.1', '@astrojs/starlight@0.36.3'],
    files: site => ({
      ...markdown(site, 'src/content/docs/'),
      'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { telemetry: false, integrations: [starlight({ title: 'Generated', sidebar: ${JSON.stringify(
        partsOf(site).map(part => ({ label: part, autogenerate: { directory: part } })),
      )} })] }\n`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content'\nimport { docsLoader } from '@astrojs/starlight/loaders'\nimport { docsSchema } from '@astrojs/starlight/schema'\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }\n`,
    }),
    start: port => ['astro', 'dev', '--port', String(port), '--host', '127.0.0.1'],
    build: ['astro', 'build'],
    out: 'dist',
    fileOf: page => `src/content/docs/${page}.md`,
    addressOf: page => `/${page}/`,
  },
]

const INSTALL_MINUTES = 5

/** Writes the site of a tool and installs the tool next to it. Returns whether that worked. */
export function install(peer: Peer, site: Files, folder: string): boolean {
  writeFiles(folder, { 'package.json': '{ "private": true, "type": "module" }\n', ...peer.files(site) })
  const wanted = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...peer.packages]
  const { status } = spawnSync('npm', wanted, {
    cwd: folder,
    stdio: 'ignore',
    timeout: INSTALL_MINUTES * 60_000,
  })
  return status === 0
}
