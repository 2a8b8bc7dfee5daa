import type { DocsConfig } from '../config/types.generated.ts'
import { findDestination } from '../site/routes.ts'
import { readTarget } from '../site/url.ts'
import { normalise } from '../text/path.ts'
import type { ConfigCheck } from './config-check.ts'
import { hintOf, suggest } from './suggest.ts'

const matchers = new WeakMap<DocsConfig, (path: string) => boolean>()

/** Tells whether a redirect of `config` begins at `path`, which has no leading slash. */
export function isRedirected(config: DocsConfig, path: string): boolean {
  const known = matchers.get(config) ?? matcherOf(config)
  matchers.set(config, known)
  return known(path)
}

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `:slug` stands for one name, `:slug*` for any number of them. */
function patternOf(source: string): string {
  return normalise(source)
    .split('/')
    .map(name => (/^:.*\*$/.test(name) || name === '*' ? '.*' : name.startsWith(':') ? '[^/]+' : quote(name)))
    .join('/')
    .replace(/(^|\/)\.\*$/, '(?:$1.*)?')
}

function matcherOf(config: DocsConfig): (path: string) => boolean {
  const sources = (config.redirects ?? []).flatMap(redirect => redirect.source ?? [])
  const plain = new Set(sources.filter(source => !/[:*]/.test(source)).map(normalise))
  const patterns = sources
    .filter(source => /[:*]/.test(source))
    .map(source => new RegExp(`^${patternOf(source)}$`))
  return path => plain.has(path) || patterns.some(pattern => pattern.test(path))
}

/** Checks that no redirect leads back to where it begins; those with patterns are not followed. */
function checkLoops(check: ConfigCheck): void {
  const { redirects = [] } = check.known.site.config
  const isPlain = (path: string | undefined): path is string => path !== undefined && !/[:*?#]/.test(path)
  const next = new Map(
    redirects.flatMap(({ source, destination }) =>
      isPlain(source) && isPlain(destination) ? [[normalise(source), normalise(destination)] as const] : [],
    ),
  )
  const told = new Set<string>()
  redirects.forEach(({ source }, index) => {
    const start = source === undefined ? '' : normalise(source)
    const way = new Set<string>()
    for (let at: string | undefined = start; at !== undefined && !way.has(at); at = next.get(at)) way.add(at)
    const isCircle = [...way].some(path => next.get(path) === start)
    if (!isCircle || told.has(start)) return
    for (const path of way) told.add(path)
    check.add('redirect/loop', ['redirects', index, 'destination'], {
      message: `This redirect leads back to “${source}”.`,
      hint: 'Let one of them lead to a page.',
    })
  })
}

/** Checks that redirects begin at different places and lead somewhere. */
export function checkRedirects(check: ConfigCheck): void {
  checkLoops(check)
  const { config, routes } = check.known.site
  const seen = new Set<string>()
  config.redirects?.forEach(({ source, destination }, index) => {
    if (source !== undefined) {
      const path = normalise(source)
      if (seen.has(path)) {
        check.add('redirect/two-of-one', ['redirects', index, 'source'], {
          message: `There is a redirect from “${source}” already.`,
          hint: 'Keep one of them.',
        })
      }
      seen.add(path)
    }
    const target = destination === undefined ? undefined : readTarget(destination)
    if (destination === undefined || target?.kind !== 'internal' || /[:*]/.test(target.path)) return
    const found = findDestination(routes, '', { ...target, path: `/${normalise(target.path)}` })
    if (found.kind !== 'missing' || isRedirected(config, found.path)) return
    const at = ['redirects', index, 'destination']
    const near = suggest(routes.pages, found.path)
    check.add('redirect/dead', at, {
      message: `This redirect leads to “${destination}”, where there is nothing.`,
      hint: near && hintOf(near),
      fix: check.correct(at, destination, near),
    })
  })
}
