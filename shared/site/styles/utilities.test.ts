import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utilitiesFor } from './load.ts'
import { makeUtilities } from './utilities.ts'

const utilities = await makeUtilities()
const sheetOf = (classes: string): string => utilities.sheet(new Set(classes.split(' ')))
const rulesOf = (name: string): string | undefined => utilities.find(name)?.css
const leftOutOf = (name: string) => utilities.find(name)?.leftOut.map(({ source }) => source)

test('a class becomes the rule of the utility, for elements in the content only', () => {
  expect(rulesOf('h-8')).toBe(':is(.prose.prose,.aside.aside) .u-h-8{height:calc(0.25rem*8);}')
  expect(rulesOf('not-a-class')).toBeUndefined()
})

test('colors and typefaces of the site have names', () => {
  expect(rulesOf('text-primary')).toContain('{color:var(--accent);}')
  expect(rulesOf('font-mono')).toContain('{font-family:var(--mono);}')
})

test('dark classes follow the mode of the page, and that of the system where none is chosen', () => {
  const [chosen, system] = rulesOf('dark:p-1')?.split('@media') ?? []
  expect(chosen).toContain(':where([data-mode=dark] *){padding:0.25rem')
  expect(system).toContain('(prefers-color-scheme:dark)')
  expect(system).toContain(':where(:root:not([data-mode]) *){padding:0.25rem')
})

test('later utilities win as their author expects, in whatever order they are written', () => {
  const sheet = sheetOf('md:p-8 p-4 px-2')
  expect(sheet.indexOf('.u-p-4')).toBeLessThan(sheet.indexOf('.u-px-2'))
  expect(sheet.indexOf('.u-px-2')).toBeLessThan(sheet.indexOf('.u-md\\:p-8'))
  expect(sheet).toBe(sheetOf('px-2 p-4 md:p-8'))
})

test('parts that several utilities share have a value where only one of them is used', () => {
  expect(sheetOf('shadow-md')).toContain('--tw-ring-shadow:0 0#0000;')
  expect(sheetOf('not-a-class')).toBe('')
})

test('animations come with their keyframes, and only those in use', () => {
  expect(rulesOf('animate-spin')).toContain(
    '{animation:u-spin 1s linear infinite;@media (prefers-reduced-motion',
  )
  const sheet = sheetOf('animate-spin animate-[bounce_2s]')
  expect(sheet.match(/@keyframes [\w-]+/g)).toEqual(['@keyframes u-spin', '@keyframes u-bounce'])
  expect(sheetOf('animate-none')).not.toContain('@keyframes')
  expect(sheetOf('animate-[wiggle_1s]')).toContain('{animation:u-wiggle 1s;')
})

test('in an element with not-prose, text has the looks that its classes say', () => {
  const sheet = sheetOf('mt-4 not-prose')
  expect(sheet).toContain(
    '.u-not-prose :where(a):where(:not([class]),[class^="u-"],[class*=" u-"]){color:inherit',
  )
  expect(sheet.indexOf('.u-not-prose')).toBeLessThan(sheet.indexOf('.u-mt-4'))
})

test('a picture of the repository is loaded where it is there', () => {
  const find = (url: string) =>
    url === '/a.png' ? { path: 'a.png', address: 'a.png' } : ('missing' as const)
  const found = utilities.find('dark:bg-[url(/a.png)]', find)
  expect([...(found?.files ?? [])]).toEqual(['a.png'])
  expect(found?.css).toContain('{background-image:url(galley:root/a.png);')
  const names = new Set(['bg-[url(/a.png)]', "bg-[url('/b.png')]", 'cursor-[url(/a.png),_pointer]'])
  expect(utilities.sheet(names, find).match(/url\([^)]*\)/g)).toEqual([
    'url(galley:root/a.png)',
    'url(galley:root/a.png)',
  ])
  expect(utilities.find("bg-[url('/b.png')]", find)?.leftOut.map(({ kind }) => kind)).toEqual(['missing'])
})

// Covers P11
test.each([
  ['fixed', 'position:fixed'],
  ['[position:fixed]', 'position:fixed'],
  ['[position:var(--where)]', 'position:var(--where)'],
  ['z-[9999]', 'z-index:9999'],
  ['bg-[url(https://a.example/a.png)]', 'background-image:url(https://a.example/a.png)'],
  ['[background:URL("//a.example")]', 'background:url(//a.example)'],
  ['[background:u\\72l(//a.example)]', 'background:u\\72l(//a.example)'],
  ['[mask-image:image-set("//a.example"_1x)]', 'mask-image:image-set("//a.example"1x)'],
  ['[--x:url(//a.example)]', '--x:url(//a.example)'],
  ['[width:expression(alert(1))]', 'width:expression(alert(1))'],
  ['[behavior:url(a.htc)]', 'behavior:url(a.htc)'],
  ['[view-transition-name:root]', 'view-transition-name:root'],
  ['[anchor-name:--a]', 'anchor-name:--a'],
])('%s could leave the content or load something, and is left out', (name, source) => {
  expect(leftOutOf(name)).toEqual([source])
  expect(rulesOf(name)).toBe('')
})

test('a custom property of the page cannot be set', () => {
  expect(rulesOf('[--accent:red]')).toContain('{--u-accent:red;}')
  expect(rulesOf('[--ground:red]')).not.toMatch(/[{;]--ground:/)
})

test.each([
  '[body_&]:flex',
  '[&~nav]:hidden',
  '[html:has(&)]:hidden',
  '[.top:is(&,_*)]:hidden',
  '[&,body]:hidden',
  '[:root,&]:hidden',
  '[@scope(body)]:hidden',
  '[@layer_x]:hidden',
])('%s reaches nothing around the content', name => {
  for (const rule of rulesOf(name)
    ?.replace(/\\./g, '')
    .matchAll(/(?<=^|[{}])[^{}@]+(?=\{)/g) ?? []) {
    for (const selector of rule[0].split(/,(?![^(]*\))/))
      expect(selector.trim()).toMatch(/^:is\(\.prose\.prose,\.aside\.aside\) /)
  }
})

test('nothing ends the style element, whatever the classes are', () => {
  const part = fc.constantFrom(
    ...[
      '</style>',
      '"',
      "'",
      '[',
      ']',
      '(',
      ')',
      '{',
      '}',
      ';',
      ':',
      '&',
      ',',
      '/*',
      '*/',
      '\\',
      '<',
      '!',
      '@',
    ],
    ...[
      'content-[',
      'before:',
      'bg-[',
      '[&',
      'url(',
      'p-4',
      'w-',
      '--x',
      '_',
      '>',
      '~',
      'body',
      '@import',
      'var(',
    ],
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }).map(parts => parts.join('')),
      name => {
        const css = sheetOf(name)
        expect(css).not.toMatch(/<\/|<!|@import|url\(/i)
      },
    ),
    { numRuns: 1000 },
  )
  expect(sheetOf('content-["</style><script>"]')).toContain('"<\\/style><script>"')
})

test('a very long class is none', () => {
  expect(rulesOf(`[&_${'p'.repeat(300)}]:flex`)).toBeUndefined()
})

test('pages load the utilities only for classes that not every site has', async () => {
  const loads = async (text: string) => (await utilitiesFor([{ text }])) !== undefined
  expect(await loads('A text about a class.')).toBe(false)
  expect(await loads('<img className="block dark:hidden" />')).toBe(false)
  expect(await loads('<img class="block h-8" />')).toBe(true)
  expect(await loads('<img className={size} />')).toBe(true)
})
