import { expect, test } from 'vitest'
import { readSheets } from './sheets.ts'

const read = (css: string) => readSheets(new Map([['style.css', css]]))
const cssOf = (css: string): string => read(css).css
const leftOutOf = (css: string) => read(css).leftOut.map(({ kind, source }) => `${kind} ${source}`)

test('rules are for the content of pages, and classes have the prefix of an author', () => {
  expect(cssOf('.lead > em, h2.lead { color: #c00; margin: 0 }')).toBe(
    ':is(.prose,.aside) .u-lead>em:where(:not([class]),[class^="u-"],[class*=" u-"]),:is(.prose,.aside) h2.u-lead{color:#c00;margin:0;}',
  )
  expect(read('.lead {color:red} @media print { .a:is(.b, .\\32 x) {color:red} }').classes).toEqual([
    'lead',
    'a',
    'b',
    '2x',
  ])
})

test('a rule for elements is none for the parts of our components', () => {
  expect(cssOf('h2::before{color:red}')).toContain(' h2:where(:not([class]),[class^="u-"]')
  expect(cssOf('h2::before{color:red}')).toContain(')::before{')
})

test('rules for the root and the body are about the content, and set only custom properties of its own', () => {
  expect(cssOf(':root { --accent: red; --a: 1px; display: none }')).toBe(
    ':is(.prose,.aside){--u-accent:red;--u-a:1px;}',
  )
  expect(cssOf('body .lead { color: var(--accent) }')).toBe(
    ':is(.prose,.aside) .u-lead{color:var(--u-accent);}',
  )
  expect(leftOutOf('body { display: none; contain: none }')).toEqual([
    'whole display:none',
    'whole contain:none',
  ])
})

test.each(['.dark .lead', 'html.dark .lead', '[data-theme="dark"] .lead', ':root.dark body .lead'])(
  '%s is for dark mode, chosen or of the system',
  selector => {
    expect(cssOf(`${selector}{color:red}`)).toBe(
      '[data-mode=dark] :is(.prose,.aside) .u-lead{color:red;}@media (prefers-color-scheme:dark){:root:not([data-mode]) :is(.prose,.aside) .u-lead{color:red;}}',
    )
  },
)

test.each([
  'html:not(.dark) .lead',
  '.light .lead',
  ':root:not(.dark) body .lead',
  "[data-theme='light'] .lead",
])('%s is for light mode', selector => {
  expect(cssOf(`${selector}{color:red}`)).toBe(
    '[data-mode=light] :is(.prose,.aside) .u-lead{color:red;}@media (prefers-color-scheme:light){:root:not([data-mode]) :is(.prose,.aside) .u-lead{color:red;}}',
  )
})

test('both modes at the same time are none', () => {
  expect(leftOutOf('.dark .light .lead{color:red}')).toEqual(['selector .dark .light .lead'])
  expect(cssOf(':is(.dark) .lead{color:red}')).toBe(cssOf('.dark .lead{color:red}'))
})

test('the names of components stand for ours, and for classes of the author', () => {
  expect(cssOf('.card { border-radius: 4px }')).toBe(
    ':is(.prose,.aside) :is(.u-card,.card){border-radius:4px;}',
  )
  expect(cssOf('details.accordion > :not(.callout) { color: red }')).toBe(
    ':is(.prose,.aside) details:is(.u-accordion,.accordion)>:not(:is(.u-callout,.callout)):where(:not([class]),[class^="u-"],[class*=" u-"]){color:red;}',
  )
  expect(read('.card{color:red}').classes).toEqual(['card'])
})

test.each(['#content-area', '.mdx-content', 'html #content-container > .prose', 'body .prose'])(
  '%s is the whole content',
  selector => expect(cssOf(`${selector} .lead{color:red}`)).toBe(cssOf('.lead{color:red}')),
)

test.each(['#navbar', '#sidebar-content li', 'html.dark body #topbar-cta-button:hover'])(
  '%s is around the content: it is left out, and told',
  selector => expect(leftOutOf(`${selector}{color:red}`)).toEqual([`selector ${selector}`]),
)

test('conditions and layers are kept, whatever is in them', () => {
  expect(cssOf('@layer a { @media (width < 40rem) { .a { color: red } } }')).toBe(
    '@media (width<40rem){:is(.prose,.aside) .u-a{color:red;}}',
  )
})

test('a picture in the sheet itself is kept', () => {
  expect(cssOf('.a { background: url("data:image/svg+xml,%3Csvg%3E") }')).toContain(
    'url(data:image/svg+xml,%3Csvg%3E)',
  )
})

test('texts are kept where they name typefaces and their features, also in custom properties', () => {
  expect(
    cssOf('.a { font-feature-settings: "ss01" 0; --font: "Inter", serif; font-family: var(--font) }'),
  ).toBe(
    ':is(.prose,.aside) .u-a{font-feature-settings:"ss01"0;--u-font:"Inter",serif;font-family:var(--u-font);}',
  )
})

test('animations of a site have names of their own', () => {
  expect(cssOf('@keyframes turn { from, 50% { rotate: 0turn } to { rotate: 1turn } }')).toBe(
    '@keyframes u-turn{from,50%{rotate:0turn;}to{rotate:1turn;}}',
  )
  expect(cssOf('@-webkit-keyframes turn { to { --x: 1px; rotate: 1turn } }')).toBe(
    '@keyframes u-turn{to{--u-x:1px;rotate:1turn;}}',
  )
  expect(cssOf('.a { animation: turn 2s ease-in-out 1s infinite both, var(--other) }')).toContain(
    '{animation:u-turn 2s ease-in-out 1s infinite both,var(--u-other);',
  )
  expect(cssOf('.a { animation-name: turn, none }')).toContain('{animation-name:u-turn,none;')
  expect(cssOf('@keyframes a { to { top: 0 } } .a { --x: a 1s b; --y: b; animation: var(--x) }')).toContain(
    '{--u-x:u-a 1s b;--u-y:b;animation:var(--u-x);',
  )
})

test('for readers who ask for less motion, animations show their end at once', () => {
  const still =
    '@media (prefers-reduced-motion:reduce){animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;}'
  expect(cssOf('.a { ANIMATION: turn 1s infinite !important; color: red }')).toBe(
    `:is(.prose,.aside) .u-a{animation:u-turn 1s infinite;color:red;${still}}`,
  )
  expect(cssOf('.a { animation-duration: 9s !important }')).toBe(
    ':is(.prose,.aside) .u-a{animation-duration:9s;}',
  )
  expect(cssOf('.a { @media print { animation-name: turn } }')).toContain(
    `@media print{animation-name:u-turn;${still}}`,
  )
})

test('an animation changes only what a rule may set', () => {
  const css =
    '@keyframes a { to { position: fixed; z-index: 999; background: url(//a.example); color: red } 1px { top: 0 } @media all { to { top: 0 } } }'
  expect(cssOf(css)).toBe('@keyframes u-a{to{color:red;}}')
  expect(leftOutOf(css)).toEqual([
    'property position:fixed',
    'property z-index:999',
    'value background:url(//a.example)',
    'rule 1px{top:0}',
    'rule @media all{to{top:0}}',
  ])
})

test('characters beyond ASCII are escaped', () => {
  expect(cssOf('.a::before { content: "→ 🙂" }')).toContain('content:"\\2192  \\1f642 "')
})

// Covers P11
test.each([
  ['@import "https://a.example/a.css";', 'rule @import "https://a.example/a.css";'],
  ['@import url(a.css);', 'rule @import url(a.css);'],
  ['@font-face { font-family: A; src: url(a.woff2) }', 'value url(a.woff2)'],
  ['@namespace x "a";', 'rule @namespace x"a";'],
  ['@page { margin: 0 }', 'rule @page{margin:0}'],
  ['@scope (body) { :scope { color: red } }', 'rule @scope (body){:scope{color:red}}'],
  ['@property --x { syntax: "*"; inherits: true; initial-value: url(a) }', undefined],
  ['@keyframes "spin" { to { rotate: 1turn } }', 'rule @keyframes "spin"{to{rotate:1turn}}'],
  ['.a { @keyframes b { to { top: 0 } } }', 'rule @keyframes b{to{top:0}}'],
  ['body { animation: a 1s }', 'whole animation:a 1s'],
  ['.a { animation-timeline: scroll(root) }', 'value animation-timeline:scroll(root)'],
  ['.a { animation-range: 0% 1% }', 'property animation-range:0% 1%'],
  ['.a { position: fixed }', 'property position:fixed'],
  ['.a { position: var(--p) }', 'property position:var(--p)'],
  ['.a { z-index: 2147483647 }', 'property z-index:2147483647'],
  ['.a { contain: none }', 'property contain:none'],
  ['.a { background: url(https://a.example/?secret) }', 'value background:url(https://a.example/?secret)'],
  ['input[value^="a"] { background: url(//a.example/a) }', 'selector input[value^="a"]'],
  ['.a { background: image-set("//a.example" 1x) }', 'value background:image-set("//a.example"1x)'],
  ['.a { background: image-set(var(--a) 1x) }', 'value background:image-set(var(--a) 1x)'],
  ['.a { width: expression(alert(1)) }', 'value width:expression(alert(1))'],
  ['.a { background: url(data:text/html,x) }', 'value background:url(data:text/html,x)'],
  ['button { display: none }', 'selector button'],
  ['body > header { display: none }', 'selector body>header'],
  ['.a { & + .b { color: red } }', 'rule &+.b{color:red}'],
])('%s is left out', (css, source) => {
  expect(cssOf(css)).toBe('')
  expect(leftOutOf(css)).toEqual(source === undefined ? [] : [source])
})

test.each([
  ':has(.top) { display: none }',
  'body:has(.a) { display: none }',
  ':is(html, .top) { display: none }',
  ':not(.a) { display: none }',
  '* { display: none }',
  '.top, header, nav.sidebar, #galley\\:content { display: none }',
  'html:not(.x) .top { display: none }',
  '.a ~ * { display: none }',
  ':root { --ground: red; --accent: red }',
  '.a { color: red } } .top { display: none',
  '@media all { } } .top { display: none }',
  '@layer x; .top { display: none }',
])('%s reaches nothing around the content', css => {
  const inside = cssOf(css).replace(/\\./g, '').replaceAll('display:', ' d:')
  for (const [selectors = ''] of inside.matchAll(/(?<=^|[{}])[^{}@]+(?=\{)/g))
    for (const selector of selectors.split(/,(?![^(]*\))/))
      expect(selector).toMatch(/^(?:\[data-mode=dark\] |:root:not\(\[data-mode\]\) )?:is\(\.prose,\.aside\)/)
  expect(inside).not.toMatch(/[{;]--(?!u-)/)
  expect(inside).not.toMatch(/:is\(\.prose,\.aside\)\{[^}]* d:/)
})

test('nothing ends a style element', () => {
  expect(cssOf('.a::before { content: "</style><script>" }')).toContain('"<\\/style><script>"')
  expect(cssOf('</style> { color: red } .a\\</style { color: red }')).not.toContain('</')
})

test('sheets beyond the limit are left out, and told', () => {
  const { css, leftOut } = readSheets(
    new Map([
      ['a.css', '.a{color:red}'],
      ['b.css', '.b{color:red}'.repeat(20_000)],
    ]),
  )
  expect(css).toContain('.u-a')
  expect([css.includes('.u-b'), leftOut.map(({ file, kind, line }) => [file, kind, line])]).toEqual([
    false,
    [['b.css', 'file', 1]],
  ])
})

test('what is left out has its place in the text', () => {
  const css =
    '/* ü */\n@import "a.css";\n.a {\n  color: red;\n  position: fixed;\n}\n\nbutton, .b { top: 0 }\n'
  const places = read(css).leftOut.map(({ line, column, offset, length }) => [
    `${line}:${column}`,
    css.slice(offset, offset + length),
  ])
  expect(places).toEqual([
    ['2:1', '@import "a.css";'],
    ['5:3', 'position: fixed'],
    ['8:1', 'button'],
  ])
})
