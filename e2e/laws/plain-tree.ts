/** The form both trees are converted to: names, attributes, and text, without positions. */
export type Plain =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, unknown>>, ...children: Plain[]]

/** Joins adjacent texts and drops empty ones and source formatting. */
export function joinTexts(children: readonly Plain[]): Plain[] {
  const joined: Plain[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (typeof child === 'string' && typeof last === 'string') joined[joined.length - 1] = last + child
    else joined.push(child)
  }
  return joined
    .map(it => (typeof it === 'string' ? it.replace(/[ \t]*\n[ \t]*/g, '\n') : it))
    .filter(it => it !== '')
}

/** Returns a node without attributes that have no meaning. */
export const make = (
  name: string,
  attributes: Record<string, unknown>,
  children: readonly Plain[],
): Plain => [
  name,
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null)),
  ...joinTexts(children),
]

/** Returns text with whitespace as readers see it. */
export const squeeze = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value)

/** Formats a tree as indented lines. */
export const print = (nodes: readonly Plain[], depth = 0): string =>
  nodes
    .map(node => {
      if (typeof node === 'string') return `${'  '.repeat(depth)}${JSON.stringify(node)}\n`
      const [name, attributes, ...children] = node
      return `${'  '.repeat(depth)}${name} ${JSON.stringify(attributes)}\n${print(children, depth + 1)}`
    })
    .join('')
