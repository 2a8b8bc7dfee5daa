import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { parsePage } from '../parse/parse.ts'
import { outline } from '../testing/outline.ts'

const lines = (...all: string[]) => all.join('\n')

test.each([
  ['on its own lines', lines('<Note>', '  Some *text*.', '</Note>'), '<Note>(p("Some " em("text") "."))'],
  ['on one line', '<Note>Some *text*.</Note>', '<Note>("Some " em("text") ".")'],
  ['in a line', 'Press <Icon name="x" /> now', 'p("Press " <Icon name="x">~() " now")'],
  ['closed by itself', '<Card title="A" />', '<Card title="A">()'],
  [
    'with its opening tag over some lines',
    lines('<Card', '  title="A"', '', '  href="/b"', '>', 'x', '</Card>'),
    '<Card title="A" href="/b">(p("x"))',
  ],
  ['with empty lines inside', lines('<Note>', '', 'a', '', 'b', '</Note>'), '<Note>(p("a") p("b"))'],
  ['that starts and ends in text', lines('<Note>One.', '', 'Two.</Note>'), '<Note>(p("One.") p("Two."))'],
  [
    'in tags, indented',
    lines('<Tabs>', '    <Tab title="A">', '        text', '        - item', '    </Tab>', '</Tabs>'),
    '<Tabs>(<Tab title="A">(p("text") ul(li("item"))))',
  ],
  ['two on a line', lines('<A></A><B>', 'x', '</B>'), '<A>() <B>(p("x"))'],
  ['in a list item', lines('- one', '  <Note>', '  text', '  </Note>'), 'ul(li("one" <Note>(p("text"))))'],
  [
    'in a quote',
    lines('> <Note', '>   title="a">', '> text', '> </Note>'),
    'blockquote(<Note title="a">(p("text")))',
  ],
  [
    'in a table cell',
    lines('| a |', '| - |', '| <b>x</b> |'),
    'table(thead(tr(th("a"))) tbody(tr(td(<b>~("x")))))',
  ],
  [
    'with code inside, indented',
    lines('<Note>', '    ```js', '    a', '      b', '    ```', '</Note>'),
    '<Note>(code[js]"a\\n  b")',
  ],
  ['with a dot in its name', '<Tree.File name="a" />', '<Tree.File name="a">()'],
  ['with a colon in its name', '<svg:use href="#a" />', '<svg:use href="#a">()'],
  ['without a name', lines('<>', 'x', '</>'), '<>(p("x"))'],
  ['of HTML without content', 'a<br>b<img src="/a.png">', 'p("a" <br>~() "b" <img src="/a.png">~())'],
  ['in emphasis', '**<b>x</b>**', 'p(strong(<b>~("x")))'],
  [
    'that starts inside a paragraph',
    lines('Before', '<Accordion title="a">One', 'two.', '', 'Three.', '', '</Accordion>'),
    'p("Before") <Accordion title="a">(p("One\\ntwo.") p("Three."))',
  ],
  ['that ends amid a paragraph', lines('<Note>', '', 'One.</Note> After.'), '<Note>(p("One.")) p("After.")'],
  [
    'that starts inside a list item',
    lines('- Before <Note>one', '', '  two</Note> after', '- next'),
    'ul(li(p("Before") <Note>(p("one") p("two")) p("after")) li(p("next")))',
  ],
  [
    'that starts where another ends',
    lines('<Accordion title="a">One', '', 'two</Accordion> <Accordion title="b">three', '', '</Accordion>'),
    '<Accordion title="a">(p("One") p("two")) <Accordion title="b">(p("three"))',
  ],
  ['right below a paragraph', lines('text', '<Note>', 'x', '</Note>'), 'p("text") <Note>(p("x"))'],
])('a tag %s', (_, source, expected) => {
  expect(outline(source)).toBe(expected)
})

test.each([
  ['a string', 'a="x"', 'a="x"'],
  ['a string in single quotes', 'a=\'x "y"\'', 'a="x \\"y\\""'],
  ['entities', 'a="&lt;b&gt; &amp; &copy;"', 'a="<b> & ©"'],
  ['a backslash', 'a="c:\\new"', 'a="c:\\\\new"'],
  ['nothing', 'required', 'required=true'],
  ['no quotes, as in HTML', 'width=100', 'width="100"'],
  ['space around its sign', 'a = "x"', 'a="x"'],
  ['a number', 'cols={2}', 'cols=2'],
  ['a boolean', 'a={false}', 'a=false'],
  ['an object', "style={{ width: 40, 'max-width': '100%' }}", 'style={"width":40,"max-width":"100%"}'],
  ['an array', 'a={["x", 1, null]}', 'a=["x",1,null]'],
  ['a template', 'a={`x`}', 'a="x"'],
  ['a tree', 'icon={<svg w="1"><path d="M0" /></svg>}', 'icon=(<svg w="1">(<path d="M0">()))'],
  ['an expression', 'a={props.x + "}"}', 'a={props.x + "}"}'],
  ['a function', 'a={() => { return 1 }}', 'a={() => { return 1 }}'],
])('an attribute with %s', (_, source, expected) => {
  expect(outline(`<T ${source} />`)).toBe(`<T ${expected}>()`)
})

test('a spread is ignored and reported', () => {
  const page = parsePage('a.mdx', '<T a="b" {...rest} />')
  expect(page.blocks[0]?.nodes).toMatchObject([{ attributes: { a: { value: 'b' } } }])
  expect(page.problems).toMatchObject([{ code: 'page/spread', severity: 'notice', offset: 9, length: 9 }])
})

test('names with dots stay names', () => {
  const [node] =
    parsePage('a.mdx', '<T __proto__="x" constructor={{"__proto__": 1}} />').blocks[0]?.nodes ?? []
  const attributes = node?.kind === 'tag' ? node.attributes : {}
  expect(Object.keys(attributes)).toEqual(['__proto__', 'constructor'])
  expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype)
})

test.each([
  ['a comment in braces', 'a {/* not <b> this */}b', 'p("a b")'],
  ['a comment of HTML over lines', lines('<!-- not', '', '<Note> -->', '', 'text'), '\np("text")'],
  ['literal space', 'a{" "}b', 'p("a" " " "b")'],
  ['a literal number', 'a {3} b', 'p("a " "3" " b")'],
  ['an expression', 'a {name} b', 'p("a " {name} " b")'],
  ['an expression on its own', '{name}', '{name}'],
  ['escaped braces and brackets', '\\{a} \\<b>', 'p("{a} <b>")'],
  ['a brace without its partner', 'a { b', 'p("a { b")'],
  ['less and more', 'a < b > c <3 x<y', 'p("a < b > c <3 x<y")'],
  ['an address in angle brackets', '<https://a.b/c>', 'p(a[href="https://a.b/c"]("https://a.b/c"))'],
  [
    'an import',
    lines('import A from "/a.mdx"', "import B from '/b.mdx'", '', '<A />'),
    'module"import A from \\"/a.mdx\\"\\nimport B from \'/b.mdx\'"\n<A>()',
  ],
  [
    'an export with empty lines',
    lines('export const A = () => {', '', '  return <b>it’s</b>', '}', '', 'text'),
    'module"export const A = () => {\\n\\n  return <b>it’s</b>\\n}"\np("text")',
  ],
  ['import as a word', 'import the package, then go', 'p("import the package, then go")'],
  ['tags in code', '`<Note>` and\n\n```\n<Note>\n```', 'p(code("<Note>") " and")\ncode[]"<Note>"'],
])('%s', (_, source, expected) => {
  expect(outline(source)).toBe(expected)
})

// Covers P16
test.each([
  [
    'never closed',
    lines('before', '', '<Note>', '', 'after'),
    'p("before")\nbroken"<Note>"\np("after")',
    '<Note> isn’t closed.',
  ],
  [
    'never opened',
    lines('before', '', '</Note>', '', 'after'),
    'p("before")\nbroken"</Note>"\np("after")',
    '</Note> doesn’t close anything.',
  ],
  [
    'not closed before the tag around it',
    lines('<Steps>', '<Step>', 'x', '</Steps>', '', 'after'),
    '<Steps>(<Step>(p("x")))\np("after")',
    '<Step> isn’t closed before </Steps>.',
  ],
  [
    'that is a word in angle brackets',
    'your <api-key> here',
    'p("your <api-key> here")',
    '<api-key> isn’t closed, so it is shown as written.',
  ],
  [
    'closed in another list item',
    lines('- <b>one', '- two</b>'),
    'ul(li(<b>(p("one"))) li("two"))',
    '<b> starts in one list item, quote, or cell and ends in another.',
  ],
  ['never closed in a line', 'a <b>c', 'p("a <b>c")', '<b> isn’t closed, so it is shown as written.'],
])('a tag %s affects nothing else', (_, source, expected, message) => {
  expect(outline(source)).toBe(expected)
  expect(
    parsePage('a.mdx', source)
      .problems.map(it => it.message)
      .map(inEnglish),
  ).toContain(message)
})

test('a problem has a location', () => {
  const text = lines('---', 'title: A', '---', '', 'Some text.', '', '  <Note>', '')
  expect(parsePage('a.mdx', text).problems).toMatchObject([
    {
      code: 'page/unclosed-tag',
      severity: 'error',
      file: 'a.mdx',
      offset: text.indexOf('<Note>'),
      length: 6,
      line: 7,
      column: 3,
    },
  ])
})
