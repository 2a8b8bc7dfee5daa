import { expect, test } from 'vitest'
import { outline } from './testing/outline.ts'

const lines = (...all: string[]) => all.join('\n')

test.each([
  [
    'emphasis',
    '*a* **b** ***c*** _d_ snake_case_word',
    'p(em("a") " " strong("b") " " em(strong("c")) " " em("d") " snake_case_word")',
  ],
  ['struck text', '~~a~~ ~b~ ~5 to ~6', 'p(del("a") " " del("b") " ~5 to ~6")'],
  ['code in a line', '`` a`b `` and `<b>`', 'p(code("a`b") " and " code("<b>"))'],
  ['line breaks', 'a  \nb\\\nc\nd', 'p("a" br() "b" br() "c\\nd")'],
  ['escapes and entities', '\\*a\\* &amp; &copy; &#x41; &nope;', 'p("*a* & © A &nope;")'],
  ['a link', '[a *b*](/c "d")', 'p(a[href="/c" title="d"]("a " em("b")))'],
  [
    'a link with odd targets',
    '[a](<b c>) [d](e\\_f?g=1&amp;h) [i]()',
    'p(a[href="b c"]("a") " " a[href="e_f?g=1&h"]("d") " " a[href=""]("i"))',
  ],
  ['targets that are not for readers', '[a](javascript:alert)', 'p(a[href="javascript:alert"]("a"))'],
  [
    'a link by reference',
    '[a][B] [b] [c]\n\n[b]: /d "e"',
    'p(a[href="/d" title="e"]("a") " " a[href="/d" title="e"]("b") " [c]")\n',
  ],
  ['an image', '![a *b*](/c.png "d")', 'p(img[src="/c.png" alt="a b" title="d"]())'],
  [
    'addresses',
    'See https://a.b/c_d. Or www.a.b, a@b.co!',
    'p("See " a[href="https://a.b/c_d"]("https://a.b/c_d") ". Or " a[href="http://www.a.b"]("www.a.b") ", " a[href="mailto:a@b.co"]("a@b.co") "!")',
  ],
  [
    'an address with a placeholder',
    'GET https://a.b/{id}',
    'p("GET " a[href="https://a.b/{id}"]("https://a.b/{id}"))',
  ],
  [
    'no address in an address',
    '[https://a.b](/c) <a href="/d">https://e.f</a>',
    'p(a[href="/c"]("https://a.b") " " <a href="/d">~("https://e.f"))',
  ],
])('text: %s', (_, source, expected) => {
  expect(outline(source)).toBe(expected)
})

test.each([
  [
    'headings',
    '# A\n\nB\n=\n\nC\n---\n\n####### D',
    'h1[id="a"]("A")\nh1[id="b"]("B")\nh2[id="c"]("C")\np("####### D")',
  ],
  ['a rule', 'a\n\n---\n\n* * *', 'p("a")\nhr()\nhr()'],
  ['a tight list', '- a\n- b\n  - c', 'ul(li("a") li("b" ul(li("c"))))'],
  ['a loose list', '- a\n\n- b', 'ul(li(p("a")) li(p("b")))'],
  ['a numbered list', '3. a\n4. b', 'ol[start=3](li("a") li("b"))'],
  ['a list that starts a paragraph over', 'a\n2. b\n1. c', 'p("a\\n2. b") ol(li("c"))'],
  [
    'tasks',
    '- [x] a\n- [ ] b\n- [y] c',
    'ul(li(input[type="checkbox" checked=true disabled=true]() " a") li(input[type="checkbox" checked=false disabled=true]() " b") li("[y] c"))',
  ],
  ['far indented items', '        - a\n          - b\n        - c', 'ul(li("a" ul(li("b"))) li("c"))'],
  ['a quote', '> a\nb\n>\n> - c', 'blockquote(p("a\\nb") ul(li("c")))'],
  ['no code by indentation', '    a\n\n\tb', 'p("a") p("b")'],
  ['a fence', '```TS file.ts {1,3}\na\n\n  b\n```', 'code[ts file.ts {1,3}]"a\\n\\n  b"'],
  ['a fence of tildes with backticks', '~~~\n```\n~~~', 'code[]"```"'],
  ['a fence that is never closed', '```\na\n', 'code[]"a"'],
  [
    'a fence in a list',
    '1. a\n\n   ```\n   b\n     c\n   ```\n2. d',
    'ol(li(p("a") code[]"b\\n  c") li(p("d")))',
  ],
  [
    'a fence less indented than its code',
    '<A>\n      ```\n  a\n        b\n      ```\n</A>',
    '<A>(code[]"a\\n  b")',
  ],
  [
    'a table',
    '| a | b |\n|:-:|--:|\n| `c\\|d` | e | f |\n| g',
    'table(thead(tr(th[align="center"]("a") th[align="right"]("b"))) tbody(tr(td[align="center"](code("c|d")) td[align="right"]("e")) tr(td[align="center"]("g") td[align="right"]())))',
  ],
  [
    'a table without a frame',
    'a | b\n- | -\nc | d\n\ne',
    'table(thead(tr(th("a") th("b"))) tbody(tr(td("c") td("d"))))\np("e")',
  ],
  ['no table', 'a | b\n- | - | -', 'p("a | b") ul(li("| - | -"))'],
])('blocks: %s', (_, source, expected) => {
  expect(outline(source)).toBe(expected)
})

test('footnotes come last, in the order of their first use', () => {
  const page = lines(
    'One[^b] two[^a] one[^b].',
    '',
    '[^a]: First *note*.',
    '[^b]: Second.',
    '',
    '    More.',
    '',
    'End[^c].',
  )
  const back = (id: string) => `a[href="#${id}" aria-label="Back to the text"]("↩")`
  expect(outline(page).split('\n')).toEqual([
    'p("One" sup(a[href="#fn:b" id="fnref:b" aria-describedby="fn:"]("1")) " two" sup(a[href="#fn:a" id="fnref:a" aria-describedby="fn:"]("2")) " one" sup(a[href="#fn:b" id="fnref-2:b" aria-describedby="fn:"]("1")) ".")',
    '',
    'p("End[^c].")',
    `section[id="fn:" class="footnotes"](ol(li[id="fn:b"](p("Second.") p("More.") ${back('fnref:b')} ${back('fnref-2:b')}) li[id="fn:a"](p("First " em("note") ".") ${back('fnref:a')})))`,
  ])
})
