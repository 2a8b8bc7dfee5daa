import { expect, test } from 'vitest'
import { drawBody, testSite } from '../testing/draw.ts'
import { tagsOf } from '../testing/tags.ts'

/** The HTML of a text, without the paragraph around it. */
const drawn = (source: string, preview = false): string =>
  drawBody(source, testSite({ preview })).replace(/^<(?:div class="p"|p)>(.*)<\/(?:div|p)>$/s, '$1')

/** The first tag of the rendered text. */
const first = (source: string): string => {
  const [tag] = tagsOf(drawn(source))
  return [tag?.name, ...[...(tag?.attributes ?? [])].map(([name, value]) => `${name}=${value}`)].join(' ')
}

test.each(['img', 'presentation', 'none', 'note', 'group', 'list', 'listitem'])(
  'the role %s is kept',
  role => {
    expect(first(`<div role="${role}">x</div>`)).toBe(`div role=${role}`)
  },
)

test.each(['button', 'navigation', 'main', 'banner', 'alert', 'dialog', 'application', 'IMG', 'img button'])(
  'the role %s could imitate a part of the site, and is removed',
  role => {
    expect(first(`<div role="${role}">x</div>`)).toBe('div')
  },
)

test.each([
  ['<div aria-label="a" aria-hidden="true">x</div>', 'div aria-label=a aria-hidden=true'],
  ['<div aria-live="assertive" aria-modal="true" aria-owns="search">x</div>', 'div'],
  ['<div tabindex="1" contenteditable="true" draggable="true" accesskey="s" hidden>x</div>', 'div'],
  ['<div data-broken="x" data-galley="x" xmlns="x" slot="x">x</div>', 'div'],
  [
    '<a href="https://a.example" target="_top" ping="https://b.example">x</a>',
    'a href=https://a.example rel=noreferrer',
  ],
  ['<p id="search">x</p>', 'p id=user-content-search'],
  ['<a name="search">x</a>', 'span id=user-content-search'],
  ['<p className="top sidebar text-center fixed">x</p>', 'p class=u-text-center'],
  ['<ol start="4" type="a"><li>x</li></ol>', 'ol start=4 type=a'],
  ['<ol start="-40000" type="a b"><li>x</li></ol>', 'ol'],
  ['<ol start="40000"><li>x</li></ol>', 'ol'],
])('%s keeps what is allowed', (source, kept) => {
  expect(first(source)).toBe(kept)
})

test('among the sources of an image, each disallowed one is removed', () => {
  const [image] = tagsOf(
    drawn('<img src="https://a.example/a.png" srcset="javascript:1 1x, https://a.example/a,b.png 2x" />'),
  )
  expect(image?.attributes.get('srcset')).toBe('https://a.example/a%2Cb.png 2x')
})

// Covers P11
test.each([
  ['color: red; text-align: center', 'color:red;text-align:center'],
  ['width: 100px; margin: 0 auto', 'width:100px;margin:0 auto'],
  ['color: rgb(1, 2, 3)', 'color:rgb(1, 2, 3)'],
  ['position: fixed; inset: 0; z-index: 99', undefined],
  ['position: -webkit-sticky; top: 0', undefined],
  ['top: -40px; z-index: 9', undefined],
  ['position: relative; padding-top: 56.25%', 'position:relative;padding-top:56.25%'],
  ['position: absolute; top: 0; left: -50%; z-index: 1', 'position:absolute;top:0;left:-50%;z-index:1'],
  ['position: absolute; z-index: 9999; top: calc(0px - 9px)', 'position:absolute'],
  [
    'aspect-ratio: 16 / 9; overflow: hidden; object-fit: cover',
    'aspect-ratio:16 / 9;overflow:hidden;object-fit:cover',
  ],
  ['max-width: 450px; min-width: 40rem', 'max-width:min(450px,100%);min-width:min(40rem,100%)'],
  ['border: 1px solid #ddd', 'border:1px solid #ddd'],
  ['margin-top: -400px', undefined],
  ['width: 100px url(https://a.example)', undefined],
  ['color: rgb(1, 2, 3) url(https://a.example)', undefined],
  ['background: image-set("https://a.example" 1x)', undefined],
  ['background: var(--accent)', undefined],
  ['width: calc(100vw * 9)', undefined],
  ['behavior: x; --a: b; content: x; transform: none; opacity: 0', undefined],
  [`margin: 0${' '.repeat(200)}0`, undefined],
])('the style %j is reduced to %j', (style, left) => {
  expect(
    tagsOf(drawn(`<div style="${style.replaceAll('"', "'")}">x</div>`))[0]?.attributes.get('style'),
  ).toBe(left)
})

test.each([
  'fill="url(#a)"',
  'fill="URL(https://a.example)"',
  'fill="https://a.example/a"',
  'fill=" data:x"',
  'href="#a"',
  'class="top"',
  'id="search"',
  'style="position:fixed"',
  'onload="1"',
])('a drawing has no links and no actions: %s', attribute => {
  expect(drawn(`<svg viewBox="0 0 1 1"><path ${attribute} d="M0 0h1" /></svg>`)).toBe(
    '<svg viewBox="0 0 1 1" class="drawing" aria-hidden="true"><path d="M0 0h1"></path></svg>',
  )
})

// Covers P10
test.each([
  'use',
  'image',
  'foreignObject',
  'animate',
  'set',
  'a',
  'script',
  'style',
  'svg',
  'title',
  'text',
])('a drawing has no <%s>', name => {
  expect(drawn(`<svg><${name} d="M0 0" href="#a"></${name}></svg>`)).toBe(
    '<svg class="drawing" aria-hidden="true"></svg>',
  )
})

// Covers P09
test('an embedded page has no access to its page, and a preview does not load it', () => {
  const source = '<iframe src="https://www.youtube.com/embed/x" width="100%" height="1e9" allow="*"></iframe>'
  const frame = tagsOf(drawn(source)).find(({ name }) => name === 'iframe')
  expect(Object.fromEntries(frame?.attributes ?? [])).toEqual({
    src: 'https://www.youtube.com/embed/x',
    title: expect.any(String),
    width: '100%',
    loading: 'lazy',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation',
  })
  expect(drawn(source, true)).not.toContain('<iframe')
})
