/** Parses HTML whose links are relative to `base`; relative addresses become absolute. */
export function resolvedHtml(html: string, base: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const name of ['href', 'src']) {
    for (const element of template.content.querySelectorAll(`[${name}]`)) {
      const written = element.getAttribute(name) ?? ''
      // An address that browsers cannot parse stays as written.
      if (URL.canParse(written, base)) element.setAttribute(name, new URL(written, base).href)
    }
  }
  return template.content
}
