const ARTICLE = 'data-galley-article'

const style = `
[${ARTICLE}] :is(header.top, .skip, .sidebar, .toc, .pager, .foot, .aside) { display: none !important }
[${ARTICLE}] .frame-grid { display: block !important; padding-inline: 1rem !important }
[${ARTICLE}] main { padding-block: 1rem 2rem !important }
[${ARTICLE}] { scroll-padding-block-start: 1rem !important }
`

/** Shows the title and the text of the page without the frame that a site has around them. */
export function showArticle(): void {
  const { documentElement: root } = document
  if (root.hasAttribute(ARTICLE)) return
  root.setAttribute(ARTICLE, '')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
  // What the address names has moved.
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
}
