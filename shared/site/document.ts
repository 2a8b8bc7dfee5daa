import { answersAttribute } from './api/answer-forms.ts'
import { lateHref } from './api/late-file.ts'
import { fontFaces } from './base/font-faces.ts'
import { attributes, text } from './base/html.ts'
import type { RegionName, RenderedBlock, RenderedPage } from './base/rendered-page.ts'
import type { Shipped } from './base/shipped.ts'
import { stemLanguageOf } from './base/stem-languages.ts'
import { styleAddress } from './base/style-address.ts'
import { frameHosts } from './base/url.ts'
import { modeScript, modeScriptHash } from './inline-scripts.generated.ts'
import { rootedStyles } from './styles/files.ts'

// `file:` lets the pages work from a folder; for pages loaded over http it allows nothing.
const POLICY = [
  "default-src 'none'",
  `script-src 'self' file: '${modeScriptHash}'`,
  "style-src 'self' file: 'unsafe-inline'",
  "font-src 'self' file:",
  "img-src 'self' file: data: https: http:",
  "media-src 'self' file: https: http:",
  "base-uri 'none'",
  "form-action 'none'",
].join(';')

const FRAMES = `frame-src ${frameHosts.map(host => `https://${host}`).join(' ')}`

// Pages load the schemas that they share: with a request, or as a frame if they were opened from a folder.
const SHARING = "frame-src 'self' file:"

// Those schemas, and `robots.txt`, which audits read from within each page.
const REQUESTING = "connect-src 'self'"

// Only pages with a form that sends requests may reach other hosts, when a reader sends one.
const SENDING = 'connect-src https: http:'

/** A block with its source line on its element. */
const withLine = (block: RenderedBlock): string =>
  block.html.replace(/^<[\w-]+/, name => `${name} data-line="${block.line}"`)

/** All HTML of a page: its text, what is around it, and what is loaded later. */
const htmlOf = ({ body, regions, late }: RenderedPage): readonly string[] => [
  ...body.map(({ html }) => html),
  ...Object.values(regions),
  ...Object.values(late?.parts ?? {}),
]

/** What a page may show in frames; in a preview, any edit can add a frame. */
function framesOf(page: RenderedPage): readonly string[] {
  const { lines, sharesSchemas, frameHosts: own = [] } = page
  if (lines || own.length > 0 || htmlOf(page).some(html => html.includes('<iframe'))) {
    const frames = [FRAMES, ...own.map(host => `https://${host}`)].join(' ')
    return [sharesSchemas === true ? frames.replace('frame-src', SHARING) : frames]
  }
  return sharesSchemas === true ? [SHARING] : []
}

/** The policy of a page: its own files, and what its forms and scripts need. */
function policyOf(page: RenderedPage): string {
  const { sends, script } = page
  const policy =
    script === undefined ? POLICY : POLICY.replace(`'${modeScriptHash}'`, mode => `${mode} '${script.hash}'`)
  return [policy, ...framesOf(page), sends === true ? SENDING : REQUESTING].join(';')
}

function apiScript(page: RenderedPage, { api, try: form, oauth }: Shipped): string {
  const { prefix, needs } = page
  const late = needs.includes('try') ? ` data-try="${prefix}${form}"` : ''
  const later = needs.includes('oauth') ? ` data-oauth="${prefix}${oauth.js}"` : ''
  const rest = attributes({
    'data-late': lateHref(page),
    'data-show': page.late?.label,
    'data-shares': page.sharesSchemas === true,
  })
  return `<script defer src="${prefix}${api.js}"${late}${later}${answersAttribute(page)}${rest}></script>`
}

/** Not deferred: what a reader closed stays away before anything is painted. */
const newerFiles = ({ prefix }: RenderedPage, { newer }: Shipped): string =>
  `<link rel="stylesheet" href="${prefix}${newer.css}"><script src="${prefix}${newer.js}"></script>`

const bannerOf = ({ regions, labels }: RenderedPage): string =>
  regions.banner === undefined
    ? ''
    : `<section class="banner-place" aria-label="${text(labels.announcement)}" data-region="banner">${regions.banner}</section>\n`

/** The script of every page, with the addresses of what it loads later. */
function siteScript({ prefix, root, waits }: RenderedPage, { js, search, stems }: Shipped): string {
  const stem = stems.get(stemLanguageOf(root.lang ?? '') ?? '')
  const later = attributes({
    'data-search': `${prefix}${search}`,
    'data-stem': stem === undefined ? undefined : `${prefix}${stem}`,
  })
  return `<script defer${waits === true ? ' blocking="render"' : ''} src="${prefix}${js}"${later}></script>`
}

/** The typefaces and colors of a page that its style sheets do not contain. */
function lookOf({ theme, prefix, needs }: RenderedPage, shipped: Shipped): string {
  const shared = shipped.theme === undefined ? undefined : rootedStyles(shipped.theme, styleAddress(prefix))
  const isShared = shared !== undefined && theme.startsWith(shared)
  const fonts = shipped.fonts.filter(({ script }) =>
    script === undefined ? !isShared : needs.includes(script),
  )
  const colors = isShared ? theme.slice(shared.length) : theme
  const faces = fonts.length === 0 ? '' : `<style>${fontFaces(fonts, prefix)}</style>`
  return colors === '' ? faces : `${faces}<style data-theme>${colors}</style>`
}

function headOf(page: RenderedPage, shipped: Shipped): string {
  const { prefix, script } = page
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${text(policyOf(page))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script>${modeScript}</script>`,
    script === undefined ? '' : `<script>${script.text}</script>`,
    `<title>${text(page.title)}</title>`,
    `<link rel="stylesheet" href="${prefix}${shipped.css}">`,
    page.needs.includes('api') ? `<link rel="stylesheet" href="${prefix}${shipped.api.css}">` : '',
    page.needs.includes('newer') ? newerFiles(page, shipped) : '',
    lookOf(page, shipped),
    page.needs.includes('maths') ? `<link rel="stylesheet" href="${prefix}${shipped.maths}">` : '',
    page.styles === '' ? '' : `<style data-styles>${page.styles}</style>`,
    siteScript(page, shipped),
    `<link rel="license" href="${prefix}${shipped.licenses}">`,
    page.needs.includes('diagrams') ? `<script defer src="${prefix}${shipped.diagrams}"></script>` : '',
    page.needs.includes('api') ? apiScript(page, shipped) : '',
    page.head,
  ].join('')
}

/** Returns the complete HTML document of a page; nothing in it comes from other hosts. */
export function pageDocument(page: RenderedPage, shipped: Shipped): string {
  const region = (name: RegionName) => page.regions[name]
  const body = page.lines ? page.body.map(withLine) : page.body.map(block => block.html)
  return `<!doctype html>
<html${attributes(page.root)}>
<head>${headOf(page, shipped)}</head>
<body>
<a class="skip" href="#galley:content">${text(page.labels.skip)}</a>
${bannerOf(page)}<header class="top"><div class="bar" data-region="header">${region('header')}</div>
<nav class="tab-bar" aria-label="${text(page.labels.sections)}" data-region="tabs">${region('tabs')}</nav></header>
<div class="frame-grid">
<nav class="sidebar" id="galley:sidebar" aria-label="${text(page.labels.navigation)}" data-region="sidebar">${region('sidebar')}</nav>
<main id="galley:content" tabindex="-1">
<div class="page-title" data-region="title">${region('title')}</div>
<div class="prose" data-body>
${body.join('\n')}
</div>
<div class="aside" data-region="aside">${region('aside')}</div>
<div data-region="pager">${region('pager')}</div>
<footer class="foot" data-region="footer">${region('footer')}</footer>
</main>
<nav class="toc" aria-label="${text(page.labels.contents)}" data-region="toc">${region('toc')}</nav>
</div>
</body>
</html>
`
}
