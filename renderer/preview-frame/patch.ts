import morphdom from 'morphdom'
import { MANY_BLOCKS } from '../../shared/site/base/long-page.ts'
import type { PageLabels, PagePatch } from '../../shared/site/base/rendered-page.ts'
import { showVersion, versionShown } from '../site/base/version.ts'
import { parseBlock } from './base/parse-block.ts'
import { keepOpened, restoreOpen } from './open-state.ts'
import { setStyle } from './own-styles.ts'
import { freshen, keepPicture } from './pictures.ts'

const root = document.documentElement

/** Attributes that the page's scripts set at run time. */
const LIVE: ReadonlySet<string> = new Set([
  'data-js',
  'data-mode',
  'data-revision',
  'data-source',
  'data-long',
  'data-drawer',
  'data-can-try',
  'data-closed-banner',
  'data-view-chosen',
  'data-galley-pick',
  'data-galley-lens',
  'data-galley-writing',
])

/** Applies a patch to the page; returns whether it fitted. What the reader opened stays open. */
export function applyPatch({
  title,
  root: attributes,
  theme,
  styles,
  labels,
  regions,
  body,
  lines,
}: PagePatch): boolean {
  if (attributes && !hasAll(attributes['data-needs'])) return false
  if (title !== undefined) document.title = title
  if (attributes) setRoot(attributes)
  if (theme !== undefined) setTheme(theme)
  if (styles !== undefined) setStyles(styles)
  if (labels) setLabels(labels)
  for (const [name, html] of Object.entries(regions ?? {})) setRegion(name, html)
  if (body && !setBody(body)) return false
  return lines === undefined || setLines(lines)
}

/** Whether the document already loads everything that formulas and other features need. */
function hasAll(needs = ''): boolean {
  const there = root.dataset.needs?.split(' ') ?? []
  return needs.split(' ').every(need => need === '' || there.includes(need))
}

function setRoot(attributes: Readonly<Record<string, string>>): void {
  for (const { name } of [...root.attributes]) {
    const isOurs = name === 'dir' || (name.startsWith('data-') && !LIVE.has(name))
    if (isOurs && !(name in attributes)) root.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
}

function setLabels({ skip, sections, navigation, contents, announcement }: PageLabels): void {
  const link = document.querySelector('.skip')
  if (link) link.textContent = skip
  const names = { tabs: sections, sidebar: navigation, toc: contents, banner: announcement }
  for (const [region, label] of Object.entries(names))
    document.querySelector(`[data-region=${region}]`)?.setAttribute('aria-label', label)
}

function setTheme(css: string): void {
  const style = document.querySelector('style[data-theme]')
  if (style) setStyle(style, css)
}

/** A document without an author's styles has no element for them. */
function setStyles(css: string): void {
  const found = document.querySelector('style[data-styles]')
  const style = found ?? document.head.appendChild(document.createElement('style'))
  style.setAttribute('data-styles', '')
  setStyle(style, css)
}

/** Ids come from the author and may be duplicates, so elements are matched by position. */
const MORPH = { getNodeKey: () => undefined, onBeforeElUpdated: keepLive }

function setRegion(name: string, html: string): void {
  const region = document.querySelector<HTMLElement>(`[data-region="${CSS.escape(name)}"]`)
  if (!region) return
  const next = region.cloneNode(false)
  if (!(next instanceof HTMLElement)) return
  next.innerHTML = html
  showVersion(next, versionShown())
  freshen(next)
  morphdom(region, next, { ...MORPH, childrenOnly: true })
}

/** Some children of an element: of a long page, only these are visited. */
function childrenOf({ children }: Element, start: number, count: number): readonly Element[] {
  const found: Element[] = []
  for (let child = children[start]; child && found.length < count; ) {
    found.push(child)
    child = child.nextElementSibling ?? undefined
  }
  return found
}

function setBody({ start, removed, inserted }: NonNullable<PagePatch['body']>): boolean {
  const body = document.querySelector('[data-body]')
  const old = body ? childrenOf(body, start, removed) : []
  if (!body || old.length !== removed) return false
  const elements = inserted.flatMap(({ html, line }) => {
    const element = parseBlock(html)
    element?.setAttribute('data-line', String(line))
    if (element) freshen(element)
    return element ? [element] : []
  })
  const shared = removed === inserted.length ? removed : 0
  for (const [index, element] of elements.slice(0, shared).entries()) morph(old[index], element)
  const next = body.children[start + removed] ?? null
  // Before they are laid out.
  if (body.children.length + elements.length - shared > MANY_BLOCKS) markLong()
  for (const element of elements.slice(shared)) body.insertBefore(element, next)
  for (const element of old.slice(shared)) element.remove()
  restoreOpen(childrenOf(body, start, elements.length))
  return elements.length === inserted.length
}

/** The page stays a long one until it is loaded again. */
function markLong(): void {
  if (!root.hasAttribute('data-long')) root.setAttribute('data-long', '')
}

function morph(from: Element | undefined, to: Element): void {
  if (from) morphdom(from, to, MORPH)
}

function setLines(lines: readonly number[]): boolean {
  const blocks = document.querySelector('[data-body]')?.children ?? []
  if (blocks.length !== lines.length) return false
  for (const [index, line] of lines.entries()) blocks[index]?.setAttribute('data-line', String(line))
  return true
}

/** Keeps what the reader did: open accordions, chosen tabs. Equal elements are left alone. */
function keepLive(from: HTMLElement, to: HTMLElement): boolean {
  keepOpened(from, to)
  keepPicture(from, to)
  return !from.isEqualNode(to)
}
