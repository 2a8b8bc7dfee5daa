/** The element of a block that a patch brings; nothing in it is loaded or run. */
export function parseBlock(html: string): Element | undefined {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild ?? undefined
}
