import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const CONFIG = `baseURL = "https://docs.example.com/"
title = "Generated"
disableKinds = ["taxonomy", "term"]
[markup.goldmark.renderer]
unsafe = true
[markup.highlight]
noClasses = false
`

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>
{{ partialCached "nav.html" . }}
<main><h1>{{ .Title }}</h1>{{ .Content }}</main><aside>{{ .TableOfContents }}</aside></body></html>
`

/** Drawn once for all pages, as themes for large sites do it; a script would mark the current page. */
const NAVIGATION = `<nav>{{ range .Site.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
`

/** Replaces component tags by plain elements, because Hugo does not know them. */
const plain = (text: string): string =>
  text.replace(/<(\/?)[A-Z]\w*[^>]*?(\/?)>/g, (_, end: string, empty: string) => (empty ? '' : `<${end}div>`))

/** Writes the pages of `source` as a site for Hugo, with the full navigation on every page. */
export function writeHugoSite(source: string, folder: string): void {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  put('config.toml', CONFIG)
  for (const name of ['single', 'list']) put(`layouts/_default/${name}.html`, PAGE)
  put('layouts/partials/nav.html', NAVIGATION)
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !path.endsWith('.mdx')) continue
    put(join('content', `${relative(source, path).slice(0, -4)}.md`), plain(readFileSync(path, 'utf8')))
  }
}

const seconds = (minutes: string, rest: string) => Number(minutes) * 60 + Number(rest)

/** Builds a site with Hugo and returns CPU and wall time in seconds; `undefined` if Hugo is not installed. */
export function hugo(
  folder: string,
  out: string,
): { readonly cpu: number; readonly wall: number } | undefined {
  const began = performance.now()
  const command = `hugo --quiet --source "${folder}" --destination "${out}" || exit 1; times`
  const { status, stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  if (status !== 0) return undefined
  // The second line has the user and system time of the child processes.
  const [, user, userRest, system, systemRest] = /\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s/.exec(stdout) ?? []
  if (!user || !userRest || !system || !systemRest) return undefined
  const cpu = seconds(user, userRest) + seconds(system, systemRest)
  return { cpu, wall: (performance.now() - began) / 1000 }
}
