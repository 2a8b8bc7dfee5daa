import { expect, test } from 'vitest'
import { drawFirst } from '../testing/draw-first.ts'

const bodyOf = async (page: string, files: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await drawFirst({ 'page.mdx': page, ...files })).html

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').trim()

const DATA = `export const list = [{ name: "Ada", age: 36 }, { name: "Bob", age: 7 }]
export const version = "2.1"
export const size = 3
export const shout = (text) => text.toUpperCase() + "!"
export const names = list.map(({ name }) => name)
`

test.each([
  ['1 + 2', '3'],
  ['size * 2 - 1', '5'],
  ['2 ** 3 % 5', '3'],
  ['"v" + version', 'v2.1'],
  ['`v$' + '{version}-$' + '{size}`', 'v2.1-3'],
  ['size > 2 ? "many" : "few"', 'many'],
  ['size === 3 && "three"', 'three'],
  ['null ?? "none"', 'none'],
  ['"" || "empty"', 'empty'],
  ['!size', ''],
  ['typeof size', 'number'],
  ['list.length', '2'],
  ['list[0].name', 'Ada'],
  ['list[1]["name"]', 'Bob'],
  ['list?.[9]?.name.length ?? "nobody"', 'nobody'],
  ['list.map(each => each.name).join(" and ")', 'Ada and Bob'],
  ['list.filter(({ age }) => age > 10).map(({ name }) => name)', 'Ada'],
  ['list.find(({ age }) => age < 10).name', 'Bob'],
  ['list.reduce((sum, { age }) => sum + age, 0)', '43'],
  ['list.some(({ age }) => age > 40) ? "yes" : "no"', 'no'],
  ['[3, 1, 2].sort().join("")', '123'],
  ['[3, 1, 2].toSorted((a, b) => b - a).join("")', '321'],
  ['[1, [2, 3]].flat().includes(3) ? "in" : "out"', 'in'],
  ['[...names, "Eve"].slice(1).join()', 'Bob,Eve'],
  ['({ ...list[0], age: 1 }).age', '1'],
  ['Object.keys(list[0]).join()', 'name,age'],
  ['Object.entries({ a: 1 }).map(([key, value]) => key + value)', 'a1'],
  ['Math.max(1, size, 2)', '3'],
  ['shout("hi")', 'HI!'],
  ['names.join()', 'Ada,Bob'],
  ['version.split(".")[0].padStart(3, "0")', '002'],
  ['"a-b-c".replaceAll("-", " ").trim()', 'a b c'],
  ['(1234.5).toFixed(2)', '1234.50'],
  ['JSON.stringify({ a: [1, true, null] })', '{&quot;a&quot;:[1,true,null]}'],
  ['frontmatter.title', 'My page'],
  ['(() => { const a = 2; if (a > 1) { return "big" } return "small" })()', 'big'],
])('{%s} is computed', async (source, expected) => {
  expect(textOf(await bodyOf(`---\ntitle: My page\n---\n\n${DATA}\n{${source}}\n`))).toBe(expected)
})

test('lists of elements and of built-in components are drawn', async () => {
  const html = await bodyOf(
    `${DATA}\n<ul>{list.map(({ name, age }) => <li key={name}><b>{name}</b> is {age}</li>)}</ul>\n\n{names.map(name => <Note>{name}</Note>)}\n`,
  )
  expect(html).toContain('<li><b>Ada</b> is 36</li><li><b>Bob</b> is 7</li>')
  expect(html.match(/role="note"/g)).toHaveLength(2)
})

test('attributes are computed', async () => {
  const html = await bodyOf(
    `${DATA}\n<Card title={"Version " + version} href={\`/other#\${size}\`}>x</Card>\n`,
  )
  expect(textOf(html)).toContain('Version 2.1')
  expect(html).toContain('href="./other.html#3"')
})

test('a component computes with its attributes, its content, and the constants of its file', async () => {
  const html = await bodyOf(
    `import { MissingProvider, Table } from "/snippets/parts.jsx"\n\n<MissingProvider name="slack" isNew>**Ask** us.</MissingProvider>\n\n<Table rows={[["a", 1], ["b", 2]]} />\n`,
    {
      'snippets/parts.jsx': `const hidden = 1

export const providers = { slack: "Slack" }

export const MissingProvider = ({ name, isNew = false, children, ...rest }) => {
  const title = providers[name] ?? name
  if (!title) return null
  return (
    <Note>
      {isNew && <b>New</b>} {title} is missing. {children}
    </Note>
  )
}

export function Table(props) {
  return <table><tbody>{props.rows.map(([name, count]) => <tr><td>{name}</td><td>{count}</td></tr>)}</tbody></table>
}
`,
    },
  )
  expect(html).toMatch(
    /class="callout[\s\S]*<b>New<\/b> Slack is missing\. [\s\S]*<strong>Ask<\/strong> us\./,
  )
  expect(html).toContain('<tr><td>a</td><td>1</td></tr><tr><td>b</td><td>2</td></tr>')
})

test('code that is not computed is shown in a box, and authors see the reason', async () => {
  const page = `export const A = () => { fetch("/x"); return <b>no</b> }\n\n{Date.now()}\n\n<A />\n`
  const html = await bodyOf(page)
  expect(html).toContain('class="expression"')
  expect(html).toContain('&lt;A&gt;')
  const shown = (await drawFirst({ 'page.mdx': page }, true)).html
  expect(shown).toContain('title="Nothing here is called “Date”"')
})

/** Replaces code that is shown as it is written. */
const BOX = 'as written'

// Known ways out of sandboxes.
// Covers P03
test.each([
  '"".constructor',
  '"".constructor.constructor("return 1")()',
  '[].constructor.constructor("return 1")()',
  '(() => 1).constructor("return 1")()',
  '({}).__proto__.polluted',
  '({})["__proto__"]["toString"]()',
  '[]["__proto__"]',
  '({ __proto__: [] }).length',
  '({}).constructor',
  '({}).hasOwnProperty("a")',
  '"a".__proto__',
  '(1).constructor',
  'Object.constructor',
  'Object.getPrototypeOf([])',
  'Object.defineProperty({}, "a", {})',
  'Object.prototype',
  'Object["__proto__"]',
  'Math.constructor("return 1")()',
  'Array.prototype',
  'Array.from({ length: 5 })',
  'JSON.constructor',
  'String.fromCharCode(60)',
  'String.raw`x`',
  'Function("return 1")()',
  'eval("1")',
  'globalThis',
  'window.location',
  'process.env',
  'require("fs")',
  'import("fs")',
  'import.meta.url',
  'this',
  'new Function("return 1")()',
  'new Proxy({}, {})',
  'Reflect.ownKeys({})',
  'Symbol.iterator',
  '({ get a() { return 1 } }).a',
  '({ toString() { return "x" } }) + ""',
  '({ valueOf: () => 1 }) + 1',
  '[1].map("".sub.call)',
  '[].map.call("ab", x => x)',
  '"a".replace(/a/g, "b")',
  '"a".replace("a", () => Function)',
  '(function () { return this })()',
  '(function () { return arguments.callee.caller })()',
  '(async () => 1)()',
  '(function* () { yield 1 })()',
  'a = 1',
  'delete list[0]',
  'list[0].name = "x"',
  '(() => { list.push(1); return list.length })()',
  '(() => { while (true) {} })()',
  '(() => { throw 1 })()',
  '(() => { try { x() } catch (e) { return e } })()',
  'void 0, 1',
  '<b onClick={() => alert(1)}>x</b>',
  '<b {...{ onClick: 1 }} dangerouslySetInnerHTML={{ __html: "<script>1</script>" }} />',
])('{%s} reaches nothing outside', async source => {
  const html = (await bodyOf(`${DATA}\n{${source}}\n`)).replace(/<code[^>]*>[\s\S]*?<\/code>/g, BOX)
  expect(html).not.toMatch(/<script|native code|function|onclick=|polluted|sandbox/i)
  const isHarmless =
    html.includes(BOX) || /^(?:<p>.?<\/p>|<div class="p">(?:<b><\/b>)?<\/div>)?$/.test(html.trim())
  expect(isHarmless, html).toBe(true)
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted')
})

// Covers P03
test.each([
  '"x".repeat(1e9)',
  '"x".padEnd(1e9).length',
  `"a".repeat(1e5).split("").map((a, index, all) => all.length).length`,
  `(big => "a".repeat(1e4).split("").map(() => big < 1))("a".repeat(1e5).split(""))`,
  `(big => "a".repeat(1e4).split("").map(() => ({})[big]))("a".repeat(1e5).split(""))`,
  `(big => "a".repeat(1e4).split("").map(() => Object.keys(big).length))("a".repeat(1e5).split(""))`,
  `(big => "a".repeat(1e4).split("").map(() => JSON.stringify([big.map(() => {})]).length))("a".repeat(1e4).split(""))`,
  `(big => "a".repeat(1e4).split("").map(() => +big))("1".repeat(4e5))`,
  `"a".repeat(50).split("").reduce(all => [all], "a".repeat(1e5).split("")).length`,
  `JSON.stringify("a".repeat(80).split("").reduce(all => [all], "a".repeat(6e4).split("")), null, 10)`,
  `"a".repeat(1000).split("").join("a".repeat(3e5)).length`,
  '[1,2,3,4,5,6,7,8,9,10].reduce(a => a + a, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx".repeat(900))',
  `${'[1,2,3,4,5,6,7,8,9,10].flatMap(() => '.repeat(8)}1${')'.repeat(8)}.length`,
  '(f => f(f))(f => f(f))',
  '(f => f(f))(f => [f(f)])',
  '"a".repeat(500).split("").reduce((all, one) => [all, all], 1)',
  '"a".repeat(500).split("").reduce((all, one) => <b>{all}{all}</b>, 1)',
  '"a".repeat(5000).split("").reduce((all, one) => <b>{all}</b>, 1)',
  '"a".repeat(5000).split("").reduce((all, one) => ({ all }), 1)',
  `${'('.repeat(5_000)}1${')'.repeat(5_000)}`,
  `${'1+'.repeat(9_000)}1`,
  `${'!'.repeat(9_000)}1`,
  `${'[1,2].map(a => '.repeat(55)}1${')'.repeat(55)}`,
])('{%s} ends, and the rest of the page is shown', async source => {
  const html = await bodyOf(`{${source}}\n\nThe rest.\n`)
  expect(html).toContain('The rest.')
  expect(html.length).toBeLessThan(100_000)
})
