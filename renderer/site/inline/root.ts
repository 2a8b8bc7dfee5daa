// Runs in the page for wrong addresses if the build has no base path, so that the page's links start at the host's
// root. If the site's script is not found there, tries one folder of the address deeper.
const ATTRIBUTES = ['href', 'src', 'data-search', 'data-stem', 'data-pages']
const folders = location.pathname.split('/').slice(1, -1)
let base = '/'

/** Moves every address of the page one folder deeper, and loads the site's script from there. */
function goDeeper(): void {
  const folder = folders.shift()
  if (folder === undefined) return
  const old = base
  base = `${old}${folder}/`
  const moved = (address: string) =>
    address.startsWith(old) && address[1] !== '/' ? base + address.slice(old.length) : address
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name) ?? ''
      if (moved(address) !== address) element.setAttribute(name, moved(address))
    }
  }
  for (const style of document.querySelectorAll('style'))
    style.textContent = style.textContent.split(`url("${old}`).join(`url("${base}`)
  const script = document.querySelector<HTMLScriptElement>('script[data-search]')
  if (!script) return
  // A script that failed never loads again: a new element takes its position.
  const again = document.createElement('script')
  Object.assign(again.dataset, script.dataset)
  again.src = script.src
  script.replaceWith(again)
}

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.dataset.search) return
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', goDeeper)
    else goDeeper()
  },
  true,
)
