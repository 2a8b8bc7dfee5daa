/** What a patch brings; nothing in it is loaded or run. */
function parsePart(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** The element of a block that a patch brings. */
export const parseBlock = (html: string): Element | undefined =>
  parsePart(html).firstElementChild ?? undefined
