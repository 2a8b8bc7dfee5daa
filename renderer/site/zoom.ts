import { pageText } from './base/texts.ts'

const PICTURE = '.prose img'
/** A picture shown at nearly its natural size is not worth zooming. */
const WORTH = 1.15

const dialog = document.createElement('dialog')
const large = document.createElement('img')
let shown: HTMLImageElement | undefined

const canZoom = (image: HTMLImageElement): boolean =>
  image.closest('a,button,.card,.no-zoom') === null &&
  image.clientWidth > 120 &&
  image.naturalWidth > image.clientWidth * WORTH

/** Makes a picture a button once it is known to be larger than shown. */
function mark(image: HTMLImageElement): void {
  if (!canZoom(image)) return
  image.dataset.zoom = ''
  // An image without alternative text is decoration: the Tab key skips it.
  if (image.alt.trim() === '') return
  image.tabIndex = 0
  image.setAttribute('role', 'button')
  image.setAttribute('aria-haspopup', 'dialog')
}

function open(image: HTMLImageElement): void {
  if (!dialog.isConnected) document.body.append(dialog)
  shown = image
  large.src = image.currentSrc
  large.alt = image.alt
  dialog.setAttribute('aria-label', image.alt.trim() || pageText('picture'))
  dialog.showModal()
}

const pictureOf = (target: EventTarget | null): HTMLImageElement | undefined =>
  target instanceof HTMLImageElement && target.matches(`${PICTURE}[data-zoom]`) ? target : undefined

/** Starts zooming: pictures shown smaller than their natural size open over the page, by mouse and keyboard. */
export function startZoom(): void {
  dialog.className = 'zoom'
  dialog.append(large)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => shown?.focus({ preventScroll: true }))
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(PICTURE)) mark(target)
    },
    { capture: true },
  )
  for (const image of document.querySelectorAll<HTMLImageElement>(PICTURE)) if (image.complete) mark(image)
  document.addEventListener('click', event => {
    const image = event.altKey ? undefined : pictureOf(event.target)
    if (image) open(image)
  })
  document.addEventListener('keydown', event => {
    const image = event.key === 'Enter' || event.key === ' ' ? pictureOf(event.target) : undefined
    if (!image) return
    event.preventDefault()
    open(image)
  })
}
