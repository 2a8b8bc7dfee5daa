import { decodePath } from '../../shared/text/path.ts'

function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a[href^="#"]')]
  if (links.length === 0) return
  const limit = innerHeight * 0.3
  const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 4
  let current = links[0]
  for (const link of links) {
    const heading = document.getElementById(decodePath(link.hash.slice(1)))
    // Skips headings in hidden tabs and closed accordions.
    if (!heading?.checkVisibility()) continue
    const { top } = heading.getBoundingClientRect()
    if (top < (atEnd ? innerHeight : limit)) current = link
    // The heading that a reader chose may be too close to the end of the page to reach the top.
    if (atEnd && link.hash === location.hash && top >= 0) {
      current = link
      break
    }
  }
  for (const link of links) {
    // Only changed attributes: any other write would cause a new layout.
    if (link !== current) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'true')
  }
}

/** Marks the current heading in the table of contents. */
export function startSpy(): void {
  let waiting = false
  const soon = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      mark()
    })
  }
  addEventListener('scroll', soon, { passive: true })
  // Pictures that load late move the content below them.
  new ResizeObserver(soon).observe(document.body)
  soon()
}
