/**
 * Paths inside the repository: names joined by `/`, no leading one, `''` for the root. `..` never leads
 * out of the root, as in a browser's address.
 */

/** Returns the path without `.`, `..`, empty names and leading or trailing slashes. */
export function normalize(path: string): string {
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return names.join('/')
}

/** Returns the parts as one normal path; a leading slash in a later part means nothing: `join('a', '../b')` is `b`. */
export const join = (...parts: readonly string[]): string => normalize(parts.join('/'))

/** Returns the folder a path stands in: `guides` of `guides/intro.mdx`, `''` of `intro.mdx`. */
export const dirname = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Returns the last name of a path: `intro.mdx` of `guides/intro.mdx`. */
export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Returns a path of an address with its escapes undone; one that is escaped wrongly, as it is written. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Returns the extension with its dot, as written: `.mdx`; `''` of `LICENSE` and of `.env`. */
export function extension(path: string): string {
  const name = basename(path)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot) : ''
}

/** Returns the whole path without its extension: `guides/intro` of `guides/intro.mdx`. */
export const stem = (path: string): string => path.slice(0, path.length - extension(path).length)

/** Returns how a file in `folder` refers to `path`: `../img/a.png` from `guides` to `img/a.png`. */
export function relative(folder: string, path: string): string {
  const from = normalize(folder).split('/').filter(Boolean)
  const to = normalize(path).split('/').filter(Boolean)
  let shared = 0
  while (shared < from.length && shared < to.length && from[shared] === to[shared]) shared += 1
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}
