import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedAt } from './base/shipped.ts'
import { componentNamed } from './components/registry.ts'
import { pageDocument } from './document.ts'
import { COMMON, ELEMENTS } from './nodes/allowed.ts'
import { draw, drawBody, testSite } from './testing/draw.ts'
import { tagsOf } from './testing/tags.ts'

const shipped = shippedAt(name => `galley/${name}`)

const OURS: ReadonlySet<string> = new Set(
  'a aside button code details div figure figcaption h1 h2 h3 h4 h5 h6 iframe img input li nav ol p path pre section small span strong style summary svg ul'.split(
    ' ',
  ),
)
const DRAWINGS: ReadonlySet<string> = new Set(
  'g circle rect line ellipse polygon polyline defs stop clipPath linearGradient radialGradient'.split(' '),
)

/** What must be true for every document, whatever its page contains. */
function expectHarmless(body: string): void {
  for (const { name, attributes } of tagsOf(body)) {
    expect(OURS.has(name) || ELEMENTS.has(name) || DRAWINGS.has(name), name).toBe(true)
    for (const [key, value] of attributes) {
      expect(key, value).not.toMatch(/^on|^srcdoc$|^formaction$|^xlink|^ping$|^is$|^slot$|^name$/i)
      if (/^(href|src|poster)$/.test(key)) {
        expect(value, key).toMatch(
          /^(https?:|mailto:|tel:|#|\.\/|\.\.\/|data:image\/(png|jpe?g|gif|webp|avif);base64,)/i,
        )
      }
      if (key === 'style') expect(value).not.toMatch(/url|expression|position:[^ras]|@import|\\|[<>{}]/i)
      if (key === 'id') expect(value).toMatch(/^user-content-|^[^<>"]*$/)
    }
    if (name === 'iframe') expect(attributes.get('sandbox')).toBeDefined()
  }
}

test.each([
  '<p onclick="x">a</p>',
  '<a href="javascript:1">a</a>',
  '<script>1</script>',
  '<p style="position:fixed">a</p>',
  '<p>1 < 2</p>',
])('this test would notice: %s', html => {
  expect(() => expectHarmless(html)).toThrow()
})

const SCHEMES = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  '&#106;avascript:alert(1)',
  'java&#9;script:alert(1)',
  'java&Tab;script:alert(1)',
  'javascript&colon;alert(1)',
  '&#x1;javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>1</script>',
  'data:image/svg+xml,<svg onload=1>',
  'blob:x',
  'file:///etc/passwd',
  '\\u006aavascript:1',
]
const PLACES: readonly ((url: string) => string)[] = [
  url => `[a](${url})`,
  url => `[a](<${url}>)`,
  url => `![a](${url})`,
  url => `[a][r]\n\n[r]: ${url}`,
  url => `<${url}>`,
  url => `<a href="${url}">x</a>`,
  url => `<a href={"${url}"}>x</a>`,
  url => `<img src="${url}" />`,
  url => `<img src="a.png" srcSet="${url} 2x" />`,
  url => `<video src="${url}" poster="${url}"><source src="${url}" /></video>`,
  url => `<Card title="x" href="${url}" img="${url}" icon="${url}">x</Card>`,
  url => `<iframe src="${url}"></iframe>`,
  url => `<Icon icon="${url}" />`,
  url => `<Frame><img src="${url}" /></Frame>`,
]
// Covers P04
test.each(SCHEMES)('%j is no link target anywhere', url => {
  for (const place of PLACES) expectHarmless(drawBody(place(url)))
})

const BREAKERS = [
  '" onload="x',
  "' onload='x",
  '"><script>1</script>',
  '</title><script>1</script>',
  '\u2028"x',
  '\0"><b>',
  '`"<',
  '{"}"}',
  '-->"<img src=x onerror=1>',
  '&quot; onload=&quot;x',
]
const TEXTS: readonly ((text: string) => string)[] = [
  text => `![${text}](a.png "${text}")`,
  text => `<img src="a.png" alt={${JSON.stringify(text)}} title={${JSON.stringify(text)}} />`,
  text =>
    `<Card title={${JSON.stringify(text)}} icon={${JSON.stringify(text)}} color={${JSON.stringify(text)}}>x</Card>`,
  text => `<Tooltip tip={${JSON.stringify(text)}} headline={${JSON.stringify(text)}}>x</Tooltip>`,
  text => `<Frame caption={${JSON.stringify(text)}}>x</Frame>`,
  text => `<CardGroup cols={${JSON.stringify(text)}}>x</CardGroup>`,
  text => `<Tabs><Tab title={${JSON.stringify(text)}} id={${JSON.stringify(text)}}>x</Tab></Tabs>`,
  text =>
    `<Accordion title={${JSON.stringify(text)}} id={${JSON.stringify(text)}} description={${JSON.stringify(text)}}>x</Accordion>`,
  text =>
    `<ParamField query={${JSON.stringify(text)}} type={${JSON.stringify(text)}} default={${JSON.stringify(text)}}>x</ParamField>`,
  text => `<Update label={${JSON.stringify(text)}} description={${JSON.stringify(text)}}>x</Update>`,
  text =>
    `<Step title={${JSON.stringify(text)}} titleSize={${JSON.stringify(text)}} stepNumber={${JSON.stringify(text)}}>x</Step>`,
  text =>
    `<div id={${JSON.stringify(text)}} className={${JSON.stringify(text)}} style={{width: ${JSON.stringify(text)}}}>x</div>`,
  text => `# ${text}\n\n## ${text}`,
  text =>
    `---\ntitle: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}\n"og:title": ${JSON.stringify(text)}\n---\n\nx`,
  text => `\`\`\`js ${text}\n1\n\`\`\``,
  text => `~~~${text}\n1\n~~~`,
  text => `<CodeGroup>\n\`\`\`js title=${text}\n1\n\`\`\`\n</CodeGroup>`,
]
const sites = [testSite(), testSite({ preview: true })]
// Covers P05, P08
test.each(BREAKERS)('%j stays text everywhere', text => {
  for (const place of TEXTS) {
    for (const site of sites) {
      const page = draw(place(text), site)
      expectHarmless(page.body.map(block => block.html).join(''))
      expect(() => tagsOf(pageDocument(page, shipped))).not.toThrow()
    }
  }
})

// Covers P01, P03, P11
test.each([
  '<script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<base href="//x" />',
  '<meta http-equiv="refresh" content="0;url=//x" />',
  '<link rel="stylesheet" href="//x" />',
  '<object data="x"></object>',
  '<embed src="x" />',
  '<form action="//x"><button>go</button></form>',
  '<template><img src="x" onerror="1" /></template>',
  '<noscript><p title="</noscript><img src=x onerror=1>"></p></noscript>',
  '<math><mtext></mtext></math>',
  '<textarea>x</textarea>',
  '<select><option>x</option></select>',
  '<dialog open>x</dialog>',
  '<div popover="auto" id="getElementById">x</div>',
  '<a name="__proto__" id="__proto__">x</a>',
  '<img src="x" onerror="alert(1)" onLoad={() => alert(1)} />',
  '<div dangerouslySetInnerHTML={{__html: "<b>"}} />',
  '<div {...{onClick: 1}}>x</div>',
  '<svg onload="1"><script>1</script><path d="M0 0" onclick="1" /><foreignObject><b>x</b></foreignObject><use href="#x" /></svg>',
  '<svg><path fill="url(javascript:1)" d="M0" /></svg>',
  '<Card title="x" icon={<svg viewBox="0 0 1 1" onload="1"><script>1</script><path d="M0 0" /></svg>} />',
  '<div style="position:fixed;inset:0;background:url(//x)">x</div>',
  '<div style={{position: "fixed", width: "100px", backgroundImage: "url(//x)", "--a": "b"}}>x</div>',
  '<div className="top sidebar copy hidden">x</div>',
  '<iframe srcdoc="<script>1</script>" src="https://www.youtube.com/embed/x" onload="1" allow="*" sandbox="allow-top-navigation"></iframe>',
  '<table><tr><td><iframe src="//evil"></iframe></td></tr></table>',
  '<p><div><p>x</p></div></p>',
  '<constructor>x</constructor>',
  '<__proto__>x</__proto__>',
  '<toString />',
  '<a.b.c>x</a.b.c>',
  '<x:y>z</x:y>',
  '<hasOwnProperty.call />',
])('%s does no harm', source => {
  for (const site of sites) {
    const html = drawBody(source, site)
    expectHarmless(html)
    expect(html).not.toMatch(
      /<(script|style|base|meta|link|object|embed|form|template|noscript|math|textarea|select|dialog|foreignobject|use)\b/i,
    )
    expect(html).not.toMatch(/class="(?:[^"]* )?(?:top|sidebar)[" ]/)
  }
})

// Covers P19, C05
test('no name reaches inherited properties', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    expect(componentNamed(name)).toBeUndefined()
    expectHarmless(drawBody(`<Icon icon="${name}" iconType="${name}" />`))
    expectHarmless(drawBody(`\`\`\`${name}\nx\n\`\`\``))
  }
})

// Covers P06
test.each(['js', 'c++', 'objective-c', '"><b>', 'js"onload=1', 'a'.repeat(40), '../x', '{lang}', '<script>'])(
  'the language %j is a plain word or empty',
  language => {
    for (const { attributes } of tagsOf(drawBody(`\`\`\`${language}\nx\n\`\`\``))) {
      expect(attributes.get('data-language') ?? 'x').toMatch(/^[A-Za-z0-9_+#.-]{1,32}$/)
    }
  },
)

const HOSTILE = [
  '"><script>1</script>',
  'javascript:alert(1)',
  '</style><script>1</script>',
  "';}*{x:y",
  '\u2028<b>',
  'a'.repeat(5000),
]
// Covers C01, C02, C03
test.each(HOSTILE)('%j in docs.json stays text', value => {
  const config = {
    name: value,
    logo: { light: value, dark: value, href: value },
    favicon: value,
    colors: { primary: value, light: value, dark: value, background: { light: value, dark: value } },
    backgroundImage: value,
    topbarLinks: [{ name: value, url: value }],
    topbarCtaButton: { type: 'link', name: value, url: value },
    tabs: [
      { name: value, url: 'page' },
      { name: value, url: value },
    ],
    primaryTab: { name: value },
    anchors: [
      { name: value, url: value, icon: value, iconType: value, color: value },
      { name: 'x', url: 'page', color: { from: value, to: value } },
    ],
    topAnchor: { name: value, icon: value },
    versions: [value, 'x'],
    footerSocials: { github: value, website: value, [value]: value, constructor: value },
    modeToggle: { default: value },
    navigation: [{ group: value, icon: value, pages: ['page', { group: value, pages: ['page'] }] }],
  }
  const html = pageDocument(draw('x', testSite({ config })), shipped)
  const tags = tagsOf(html)
  expect(tags.filter(tag => tag.name === 'script')).toHaveLength(2)
  expect(tags.filter(tag => tag.name === 'style')).toHaveLength(2)
  for (const { attributes } of tags) {
    expect(attributes.get('href') ?? '').not.toMatch(/^\s*javascript/i)
    expect(attributes.get('style') ?? '').not.toMatch(/[{}<]/)
  }
})

// Covers P01, P16, D07, B01
test('whatever is typed, the body stays harmless', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '{',
    '}',
    '/',
    '=',
    'Note',
    'a',
    'script',
    'style',
    ' href',
    'javascript:',
    '\n',
    '`',
    '[',
    ']',
    '(',
    ')',
    '!',
    '&lt;',
    '<Card',
    'img',
    ' ',
    'on',
    '\\',
    '|',
    '-',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), pieces => expectHarmless(drawBody(pieces.join('')))),
    { numRuns: 600 },
  )
})

// Covers P11
test('every element only has attributes of the list', () => {
  for (const name of ELEMENTS.keys()) {
    for (const { attributes } of tagsOf(
      drawBody(`<${name} onclick="1" formaction="x" is="x" slot="x" nonce="x" title="t">x</${name}>`),
    )) {
      for (const key of attributes.keys()) {
        expect(
          COMMON.has(key) ||
            ELEMENTS.get(name)?.has(key) ||
            ['class', 'tabindex', 'controls', 'preload', 'loading', 'decoding', 'alt', 'src'].includes(key),
          key,
        ).toBe(true)
      }
    }
  }
})
