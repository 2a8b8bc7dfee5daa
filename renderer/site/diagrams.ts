/// <reference types="systemjs" />
import 'systemjs/dist/s.js'
import type { Mermaid } from 'mermaid'
import { DIAGRAM_LIBRARY } from '../../shared/site/base/diagram-files.generated.ts'

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href

// The loader would ask for the scripts of a page opened from a folder as if they were another site's.
System.constructor.prototype.createScript = (url: string) =>
  Object.assign(document.createElement('script'), { src: url, async: true })

let loading: Promise<Mermaid> | undefined

/** The library; what it needs for a kind of diagram it loads when it draws the first of them. */
function library(): Promise<Mermaid> {
  const address = new URL(DIAGRAM_LIBRARY, own).href
  loading ??= System.import<{ default: Mermaid }>(address).then(module => module.default)
  return loading
}

const root = document.documentElement

let count = 0

let isPrinting = false

/** The colors that a drawing has: on paper always the light ones. */
const modeOf = () => (isPrinting ? 'light' : root.dataset.mode)

const stateOf = (figure: HTMLElement) => `${modeOf()} ${figure.querySelector('pre')?.textContent}`

/** Replaces the source by its drawing; the source stays in the document for redrawing and for screen readers. */
async function draw(figure: HTMLElement): Promise<void> {
  const code = figure.querySelector('pre')
  const source = code?.textContent ?? ''
  const state = stateOf(figure)
  if (figure.dataset.drawn === state) return
  figure.dataset.drawn = state
  const id = `diagram-${++count}`
  const old = figure.querySelector('.diagram-drawing')
  const note = figure.querySelector('figcaption')
  try {
    const mermaid = await library()
    dress(mermaid)
    const { svg } = await mermaid.render(id, source)
    if (figure.dataset.drawn !== state) return
    const drawing = document.createElement('div')
    drawing.className = 'diagram-drawing'
    drawing.innerHTML = svg
    const natural = drawing.querySelector('svg')?.viewBox.baseVal.width
    if (natural) drawing.style.setProperty('--natural', `${natural}px`)
    old?.remove()
    figure.append(drawing)
    if (drawing.scrollWidth > drawing.clientWidth) drawing.tabIndex = 0
    // Hidden code must not be reachable by Tab.
    code?.removeAttribute('tabindex')
    if (note) note.hidden = true
  } catch (error) {
    // Readers see the source instead.
    document.getElementById(`d${id}`)?.remove()
    old?.remove()
    code?.setAttribute('tabindex', '0')
    if (!note) return
    note.hidden = false
    note.title = error instanceof Error ? error.message : String(error)
  }
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** A color of the page in a notation that the library can parse: it supports neither variables nor newer notations. */
function colorOf(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(--${name})`
  probe.style.colorScheme = modeOf() ?? ''
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  if (!canvas) return color
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`
}

function colors(): Readonly<Record<string, string | boolean>> {
  const [ground, raised, strong] = [colorOf('ground'), colorOf('code'), colorOf('strong')]
  const [soft, tint, mark] = [colorOf('soft'), colorOf('tint'), colorOf('mark')]
  return {
    darkMode: modeOf() === 'dark',
    background: ground,
    primaryColor: tint,
    primaryTextColor: strong,
    primaryBorderColor: mark,
    secondaryColor: raised,
    tertiaryColor: raised,
    lineColor: soft,
    textColor: strong,
    edgeLabelBackground: ground,
    clusterBkg: raised,
    clusterBorder: colorOf('edge'),
    noteBkgColor: colorOf('note-ground'),
    noteTextColor: strong,
    noteBorderColor: colorOf('note-edge'),
  }
}

let mode: string | undefined

/** Applies the colors of the page's mode if it changed. */
function dress(mermaid: Mermaid): void {
  if (mode === modeOf()) return
  mode = modeOf()
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    themeVariables: colors(),
    fontFamily: 'Inter, system-ui, sans-serif',
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    suppressErrorRendering: true,
  })
}

const undrawn = () =>
  [...document.querySelectorAll<HTMLElement>('.diagram')].filter(
    figure => figure.dataset.drawn !== stateOf(figure),
  )

/** What is watched for each figure: itself, or what is shown of the tabs or the fold that hide it. */
const places = new WeakMap<HTMLElement, Element>()
const near = new Set<Element>()

const observer = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target)
      else near.delete(target)
    }
    void drawNear()
  },
  // The margin holds in the frame of the preview only for a root of its own.
  { root: document, rootMargin: '60% 0px' },
)

function placeOf(figure: HTMLElement): Element {
  let place: Element = figure.closest('details:not([open])') ?? figure
  while (place.getClientRects().length === 0 && place.parentElement) place = place.parentElement
  return place
}

function watch(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('.diagram')) {
    if (places.has(figure)) continue
    const place = placeOf(figure)
    places.set(figure, place)
    observer.observe(place)
  }
}

const isNear = (figure: HTMLElement) => near.has(places.get(figure) ?? figure)

let isDrawing = false

/** Draws what is in view or near it, each in a task of its own: the library takes long, and measures in the document. */
async function drawNear(): Promise<void> {
  if (isDrawing) return
  isDrawing = true
  for (let [next] = undrawn().filter(isNear); next; [next] = undrawn().filter(isNear)) {
    await draw(next)
    await new Promise(resolve => setTimeout(resolve))
  }
  isDrawing = false
}

/** The word with which a diagram says what it is. */
const kindOf = (figure: HTMLElement): string | undefined =>
  /^\s*(?:---\n[\s\S]*?\n---\s+)?(?:%%[^\n]*\n\s*)*([\w-]+)/.exec(
    figure.querySelector('pre')?.textContent ?? '',
  )?.[1]

const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200)

/** Draws one diagram of each kind that was not drawn yet: then everything is loaded that draws them all before printing. */
function prepare(): void {
  const drawn = new Set(
    [...document.querySelectorAll<HTMLElement>('.diagram:has(> .diagram-drawing)')].map(kindOf),
  )
  const next = undrawn().find(figure => !drawn.has(kindOf(figure)))
  if (next) void draw(next).then(() => whenIdle(prepare))
}

// Nobody prints a page without one of these.
const signs = new AbortController()
for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
  const start = () => {
    signs.abort()
    whenIdle(prepare)
  }
  addEventListener(sign, start, { passive: true, signal: signs.signal })
}

addEventListener('beforeprint', () => {
  isPrinting = true
  // With everything loaded, this ends before the browser goes on to print.
  void (async () => {
    for (const figure of undrawn()) await draw(figure)
  })()
})

addEventListener('afterprint', () => {
  isPrinting = false
  void drawNear()
})

function changed(): void {
  watch()
  void drawNear()
}

// The preview changes the page, and the reader changes the mode.
const body = document.querySelector('[data-body]')
if (body) new MutationObserver(changed).observe(body, { childList: true, subtree: true, characterData: true })
new MutationObserver(changed).observe(root, { attributeFilter: ['data-mode'] })
changed()
