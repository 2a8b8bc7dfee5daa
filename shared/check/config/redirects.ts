import type { DocsConfig } from '../../config/schema/types.generated.ts'
import { message } from '../../messages/message.ts'
import { findDestination } from '../../site/base/routes.ts'
import { readTarget } from '../../site/base/url.ts'
import {
  fillPattern,
  isPlainPattern,
  matchPattern,
  pagePattern,
  type RedirectPattern,
} from '../../site/plan/redirect-pattern.ts'
import { normalize } from '../../text/path.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import { hintOf, suggest } from '../base/suggest.ts'

const matchers = new WeakMap<DocsConfig, (path: string) => boolean>()

/** Tells whether `config` has a redirect from `path`, which has no leading slash. */
export function isRedirected(config: DocsConfig, path: string): boolean {
  const known = matchers.get(config) ?? matcherOf(config)
  matchers.set(config, known)
  return known(path)
}

function matcherOf(config: DocsConfig): (path: string) => boolean {
  const sources = (config.redirects ?? []).flatMap(({ source }) =>
    source === undefined ? [] : [pagePattern(source)],
  )
  const plain = new Set(sources.filter(isPlainPattern).map(source => fillPattern(source, new Map())))
  const patterns = sources.filter(source => !isPlainPattern(source)).map(withoutRest)
  return written => {
    const path = written.replace(/\.(mdx?|html)$/i, '')
    return plain.has(path) || patterns.some(pattern => matchPattern(pattern, path) !== undefined)
  }
}

/** Some servers allow a parameter in the middle of a segment; the text after it is not checked. */
function withoutRest(pattern: RedirectPattern): RedirectPattern {
  const rest = pattern.findIndex(({ kind }) => kind === 'rest')
  return rest === -1 ? pattern : pattern.slice(0, rest + 1)
}

/** Finds the paths that lead back to themselves, each with its loop. */
function loopsIn(next: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const circles = new Map<string, readonly string[]>()
  const seen = new Set<string>()
  for (const start of next.keys()) {
    const way = new Map<string, number>()
    let at: string | undefined = start
    for (; at !== undefined && !seen.has(at); at = next.get(at)) {
      seen.add(at)
      way.set(at, way.size)
    }
    const first = at === undefined ? undefined : way.get(at)
    if (first === undefined) continue
    const loop = [...way.keys()].slice(first)
    for (const path of loop) circles.set(path, loop)
  }
  return circles
}

/** Checks that no redirect leads back to its source; redirects with patterns are not followed. */
function checkLoops(check: ConfigCheck): void {
  const { redirects = [] } = check.context.site.config
  const isPlain = (path: string | undefined): path is string => path !== undefined && !/[:*?#]/.test(path)
  const next = new Map(
    redirects.flatMap(({ source, destination }) =>
      isPlain(source) && isPlain(destination) ? [[normalize(source), normalize(destination)] as const] : [],
    ),
  )
  const circles = loopsIn(next)
  const reported = new Set<readonly string[]>()
  redirects.forEach(({ source }, index) => {
    const loop = source === undefined ? undefined : circles.get(normalize(source))
    if (!loop || reported.has(loop)) return
    reported.add(loop)
    check.add('redirect/loop', ['redirects', index, 'destination'], {
      message: message('checks:redirect.loop', { source: source ?? '' }),
      hint: message('checks:redirect.loopHint'),
    })
  })
}

/** Checks that redirects have different sources and existing destinations. */
export function checkRedirects(check: ConfigCheck): void {
  checkLoops(check)
  const { config, routes } = check.context.site
  const seen = new Map<string, string>()
  config.redirects?.forEach(({ source, destination }, index) => {
    if (source !== undefined) {
      const path = normalize(source)
      const to = normalize(destination ?? '')
      if (seen.has(path)) {
        const rule = seen.get(path) === to ? 'redirect/repeated' : 'redirect/two-of-one'
        check.add(rule, ['redirects', index, 'source'], {
          message: message(
            rule === 'redirect/repeated' ? 'checks:redirect.repeated' : 'checks:redirect.twice',
            {
              source,
            },
          ),
          hint: message('checks:redirect.keepOne'),
        })
      } else seen.set(path, to)
      if (routes.pages.has(path)) {
        check.add('redirect/hidden', ['redirects', index, 'source'], {
          message: message('checks:redirect.hidden', { source }),
          hint: message('checks:redirect.hiddenHint'),
        })
      }
    }
    const target = destination === undefined ? undefined : readTarget(destination)
    if (destination === undefined || target?.kind !== 'internal' || /[:*]/.test(target.path)) return
    const found = findDestination(routes, '', { ...target, path: `/${normalize(target.path)}` })
    if (found.kind !== 'missing' || isRedirected(config, found.path)) return
    const at = ['redirects', index, 'destination']
    const suggestion = suggest(routes.pages, found.path)
    check.add('redirect/dead', at, {
      message: message('checks:redirect.dead', { destination }),
      hint: suggestion && hintOf(suggestion),
      fix: check.correct(at, destination, suggestion),
    })
  })
}
