import {
  containersOf,
  type DivisionKind,
  divisionContainer,
} from '../../shared/config/navigation/containers.ts'
import { type Dice, oneOf } from './json-texts.ts'

type Fields = Readonly<Record<string, unknown>>

const listOf = <T>(roll: Dice, [least, most]: readonly [number, number], make: () => T): readonly T[] =>
  Array.from({ length: least + roll(most - least + 1) }, make)

/** Returns a docs.json of the newer form that its grammar allows: any kind of division, nested, and every kind of entry. */
export function randomNewer(roll: Dice): Fields {
  let count = 0
  const fresh = (start: string) => `${start}${++count}`
  const page = () => oneOf(roll, ['', 'guides/', 'v1/', 'en/', 'api/v1/']) + fresh('p')
  const entry = (depth: number): unknown => {
    const kind = roll(depth > 2 ? 4 : 6)
    if (kind === 3) return oneOf(roll, ['GET /users', 'api.json POST /users', 'webhook created'])
    return kind < 4 ? page() : group(depth + 1)
  }
  const group = (depth: number): Fields => ({
    group: fresh('Group '),
    ...(roll(4) === 0 && { icon: oneOf<unknown>(roll, ['star', { name: 'star', style: 'solid' }]) }),
    ...(roll(8) === 0 && { root: page() }),
    ...(roll(8) === 0 && { openapi: 'api.json' }),
    ...(roll(8) === 0 && { unknown: [1, { a: null }] }),
    pages: listOf(roll, [0, 3], () => entry(depth)),
  })
  const content = (kind: DivisionKind | 'root', depth: number): Fields => {
    const keys = containersOf(kind).filter(key => depth < 2 || key === 'groups' || key === 'pages')
    const key = oneOf(roll, keys)
    if (key === 'groups') return { groups: listOf(roll, [1, 3], () => group(1)) }
    if (key === 'pages') return { pages: listOf(roll, [0, 3], () => entry(1)) }
    const own = divisionContainer(key)
    return own ? { [key]: listOf(roll, [1, 3], () => division(own.kind, own.nameKey, depth + 1)) } : {}
  }
  const division = (kind: DivisionKind, nameKey: string, depth: number): Fields => ({
    [nameKey]: kind === 'language' ? `aa-${fresh('xx')}` : fresh('Name '),
    ...(roll(6) === 0 && { hidden: true }),
    ...(roll(6) === 0 && { icon: 'star' }),
    ...(roll(8) === 0 && { openapi: 'v1/api.json', directory: 'v1/api' }),
    ...(roll(6) === 0 ? { href: 'https://example.com' } : content(kind, depth)),
  })
  const global = { global: { anchors: [{ anchor: 'Forum', href: 'https://example.com' }] } }
  return {
    theme: 'mint',
    name: 'Site',
    navigation: { ...content('root', 0), ...(roll(3) === 0 && global) },
    ...(roll(2) === 0 && { redirects: [{ source: '/old', destination: '/new' }] }),
  }
}

/** Returns a docs.json of the older form: groups, tabs, anchors and versions, of which some do not fit together. */
export function randomOlder(roll: Dice): Fields {
  let count = 0
  const folder = oneOf(roll, ['', 'docs/'])
  const page = () => `${folder + oneOf(roll, ['', 'v1/', 'v2/', 'api/'])}p${++count}`
  const version = () => (roll(3) === 0 ? { version: oneOf(roll, ['v1', 'v2']) } : {})
  const group = (depth: number): Fields => ({
    group: `Group ${++count}`,
    ...(depth === 0 && version()),
    pages: listOf(roll, [0, 3], () => (depth < 2 && roll(4) === 0 ? group(depth + 1) : page())),
  })
  const division = (): Fields => ({
    name: `Name ${++count}`,
    url: oneOf(roll, ['api', 'v1/api', 'https://example.com']),
    ...version(),
  })
  return {
    name: 'Site',
    ...(roll(2) === 0 && { versions: oneOf<unknown>(roll, [['v2', 'v1'], [{ name: 'v1' }], ['v1']]) }),
    ...(roll(2) === 0 && { tabs: listOf(roll, [1, 2], division) }),
    ...(roll(3) === 0 && { anchors: listOf(roll, [1, 2], division) }),
    ...(roll(4) === 0 && { primaryTab: { name: 'Home' } }),
    navigation: listOf(roll, [0, 4], () => group(0)),
    ...(roll(2) === 0 && { redirects: [{ source: '/old', destination: '/new' }] }),
  }
}

/** Returns a value as JSON in the hand of one of many people. */
export function writtenBySomebody(value: unknown, roll: Dice): string {
  const indent = oneOf<string | number | undefined>(roll, [2, 4, '\t', 3, undefined])
  const plain = JSON.stringify(value, undefined, indent)
  const styles: readonly ((text: string) => string)[] = [
    text => text,
    text => text.replaceAll('\n', '\r\n'),
    // Lists of texts in one line.
    text =>
      text.replace(/\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g, (_, items) => `[${items.replace(/\s+/g, ' ')}]`),
    // Crooked indentation.
    text =>
      text.replace(/\n(\s*)(?=["{])/g, (line, space) =>
        roll(4) === 0 ? `\n${space}${' '.repeat(roll(9))}` : line,
      ),
    // Members that share a line.
    text => text.replace(/\},\n\s*\{/g, () => (roll(2) === 0 ? '},              {' : '}, {')),
    text => text.replace(/,\n/g, () => (roll(5) === 0 ? ', // why\n' : ',\n')),
    text => text.replace(/,\n/g, () => (roll(5) === 0 ? ',\n\n' : ',\n')),
    text => text.replace(/": /g, () => (roll(4) === 0 ? '" : ' : '": ')),
    // The same key twice: the last one counts.
    text => text.replace(/"group":/, '"group": "Twice", "group":'),
    text => text.replace(/([\]}"])(\s*[\]}])/g, (all, end, rest) => (roll(6) === 0 ? `${end},${rest}` : all)),
  ]
  const some = listOf(roll, [0, 2], () => oneOf(roll, styles))
  return some.reduce((text, style) => style(text), plain) + oneOf(roll, ['\n', '', '\n\n'])
}
