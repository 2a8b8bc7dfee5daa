/** A redirect of the page for missing addresses, as `RedirectRule` of the build. */
type Rule = readonly [from: readonly string[], to: string]

/** The values of the variables if the names match; only the last variable can match several names. */
function matched(from: readonly string[], names: readonly string[]): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>()
  for (const [index, each] of from.entries()) {
    const name = names[index]
    if (/^:\w+\*$/.test(each)) {
      found.set(each, names.slice(index).map(encodeURIComponent).join('/'))
      return found
    }
    if (name === undefined || (!each.startsWith(':') && each !== name)) return undefined
    if (each.startsWith(':')) found.set(each, encodeURIComponent(name))
  }
  return from.length === names.length ? found : undefined
}

/** The names of a path; none for one that is not text. */
function namesOf(path: string): readonly string[] {
  try {
    return decodeURI(path.replace(/(\.html|\/)$/, '')).split('/')
  } catch {
    return []
  }
}

/** Returns the address that the first matching rule leads to, with `base` before addresses of the site. */
export function redirected(rules: readonly Rule[], base: string, path: string): string | undefined {
  if (!path.startsWith(base)) return undefined
  const names = namesOf(path.slice(base.length))
  for (const [from, to] of rules) {
    const values = matched(from, names)
    if (values === undefined) continue
    const filled = to.replace(/:\w+\*?/g, name => values.get(name) ?? name)
    if (/^https?:/i.test(to)) return filled
    return (
      base + (/:\w+\*$/.test(to) && !/\.\w+$/.test(filled) ? `${filled.replace(/\/+$/, '')}.html` : filled)
    )
  }
  return undefined
}

/** Follows the redirects of docs.json on the page for missing addresses. */
export function startRedirects(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const { redirects, base = '/' } = document.querySelector<HTMLElement>('[data-redirects]')?.dataset ?? {}
    const target = redirects && redirected(JSON.parse(redirects), base, location.pathname)
    if (target && target !== location.pathname) location.replace(target)
  })
}
