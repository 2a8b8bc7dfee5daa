import { resolvedHtml } from '../base/resolved-html.ts'

const isShared =
  document.currentScript instanceof HTMLScriptElement && 'shares' in document.currentScript.dataset

/** The content of a schema on its own page. */
const SCHEMA = '.api-section.schema > .schema-body'

/** Milliseconds to wait for a page in a frame. */
const PATIENCE = 10_000

/** The message that asks a page in a frame for its schema; only pages in a folder of this computer reply. */
const ASKED = 'galley:schema'

const isInFolder = location.protocol === 'file:'

/** Loads the schema of a page on the same host. */
async function requested(page: string): Promise<string> {
  const response = await fetch(page)
  if (!response.ok) throw new Error(`${page}: ${response.status}`)
  const document = new DOMParser().parseFromString(await response.text(), 'text/html')
  return document.querySelector(SCHEMA)?.innerHTML ?? ''
}

/** Gets the schema of a page in the same folder: scripts may not request the file, so the page sends it from a frame. */
function framed(page: string): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = page
  const reply = new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${page} does not reply.`)), PATIENCE)
    addEventListener('message', function take({ source, data }) {
      if (source !== frame.contentWindow || typeof data !== 'string') return
      removeEventListener('message', take)
      clearTimeout(late)
      resolve(data)
    })
    frame.addEventListener('load', () => frame.contentWindow?.postMessage(ASKED, '*'))
  })
  document.body.append(frame)
  return reply.finally(() => frame.remove())
}

/** Whether a page is on the same site, so that its HTML may be put into this page. */
const isOfSite = (page: string): boolean => {
  const { origin, protocol } = new URL(page)
  return isInFolder ? protocol === 'file:' : origin === location.origin
}

const loads = new Map<string, Promise<string>>()

/** Loads the schema of a page once; rejects if there is none. */
function load(page: string): Promise<string> {
  const known = loads.get(page) ?? (isInFolder ? framed(page) : requested(page))
  loads.set(page, known)
  known.catch(() => loads.delete(page))
  return known
}

const BODY = ':scope > .expandable-body'

/** The content of a fold until it is filled. */
function linkTo(page: string, title: string): Element {
  const [line, link] = [document.createElement('p'), document.createElement('a')]
  line.className = 'cut'
  link.href = page
  link.textContent = title
  line.append(link)
  return line
}

/** The content of a schema for another page: without ids, since a page may show it several times. */
function contentOf(html: string, page: string): DocumentFragment {
  const content = resolvedHtml(html, page)
  for (const each of content.querySelectorAll('[id]')) each.removeAttribute('id')
  for (const each of content.querySelectorAll('.field-head > a')) each.removeAttribute('href')
  for (const each of content.querySelectorAll('[data-schema]')) each.removeAttribute('data-schema')
  // What the schema contains of itself is loaded like every other schema.
  for (const each of content.querySelectorAll('details[data-again]')) {
    each.removeAttribute('data-again')
    each.classList.add('shared')
    each.querySelector(BODY)?.replaceChildren(linkTo(page, each.querySelector('summary')?.textContent ?? ''))
  }
  // What does not fit on the page of the schema is in a file beside that page.
  for (const each of content.querySelectorAll('[data-late]')) {
    each.removeAttribute('data-late')
    each.querySelector('a')?.setAttribute('href', page)
  }
  return content
}

async function fill(fold: HTMLDetailsElement): Promise<void> {
  const body = fold.querySelector(BODY)
  const link = body?.querySelector<HTMLAnchorElement>(':scope > .cut > a')
  if (!body || !link) return
  const page = link.href
  const html = isOfSite(page) ? await load(page).catch(() => '') : ''
  // If it cannot be loaded, the link stays: it leads to the same content.
  if (html !== '' && link.isConnected) body.replaceChildren(contentOf(html, page))
}

/** Opens the shared schema that is the content of a fold together with it. */
function openOnly(fold: HTMLDetailsElement): void {
  const inner = fold.querySelector(':scope > .option-body > details.shared')
  if (inner instanceof HTMLDetailsElement) inner.open = true
}

function replyToFrames(): void {
  if (!isInFolder || window.parent === window) return
  addEventListener('message', ({ source, data }) => {
    const schema = data === ASKED ? document.querySelector(SCHEMA) : null
    if (schema && source === window.parent) window.parent.postMessage(schema.innerHTML, '*')
  })
}

/** Fills the schemas that pages share when a reader opens them. */
export function startSharedSchemas(): void {
  if (!isShared) return
  replyToFrames()
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      if (target.matches('.shared')) void fill(target)
      else if (target.matches('.response, .option')) openOnly(target)
    },
    { capture: true },
  )
}
