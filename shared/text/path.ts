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

/**
 * Returns the parts as one normal path; a leading slash of a later part is ignored: `join('a', '../b')` is
 * `b`.
 */
export const join = (...parts: readonly string[]): string => normalize(parts.join('/'))

/** Returns the folder that contains a path: `guides` for `guides/intro.mdx`, `''` for `intro.mdx`. */
export const dirname = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Returns the last name of a path: `intro.mdx` for `guides/intro.mdx`. */
export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Returns a URL path with its escapes decoded; an invalid escape leaves the path as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Returns the extension with its dot, as written: `.mdx`; `''` for `LICENSE` and `.env`. */
export function extension(path: string): string {
  const name = basename(path)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot) : ''
}

/** Returns the path without its extension: `guides/intro` for `guides/intro.mdx`. */
export const stem = (path: string): string => path.slice(0, path.length - extension(path).length)

/** Returns how a file in `folder` refers to `path`: `../img/a.png` from `guides` to `img/a.png`. */
export function relative(folder: string, path: string): string {
  const from = normalize(folder).split('/').filter(Boolean)
  const to = normalize(path).split('/').filter(Boolean)
  let shared = 0
  while (shared < from.length && shared < to.length && from[shared] === to[shared]) shared += 1
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}
