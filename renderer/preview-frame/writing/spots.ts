import { lineOf } from '../base/source-lines.ts'
import { handlePlace, makeGutter } from './gutter.ts'
import type { BlockSpot, FromWriting } from './protocol.ts'

/** Elements that are blocks of the source, or rows and cells of one. */
const BLOCKS = '[data-body] :is([data-at], [data-line], [data-leaf], [data-tag])'
/** Blocks whose parts are none. */
const WHOLE = 'table, pre'

function blockOf(node: Node | null): HTMLElement | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  const found = element?.closest<HTMLElement>(BLOCKS)
  const whole = found?.parentElement?.closest<HTMLElement>(WHOLE)
  return (whole?.closest<HTMLElement>(BLOCKS) ?? found) || undefined
}

function spotOf(element: HTMLElement): BlockSpot | undefined {
  const block = Number(element.closest<HTMLElement>('[data-line]')?.dataset.line)
  const line = lineOf(element)
  if (line === undefined || !Number.isSafeInteger(block)) return undefined
  const given = element.dataset.tag ?? element.dataset.leaf
  const start = given === undefined ? undefined : Number(given)
  const rect = element.getBoundingClientRect()
  const { top, left, width, height } = rect
  return { block, line, start, top, left, width, height, handle: handlePlace(element) }
}

const MOST = 4000

/** Reports the block under the pointer, or the one with the caret after a key. */
export class Spots {
  readonly #tell: (message: FromWriting) => void
  #element: HTMLElement | undefined
  #isCaret = false
  #isOn = false
  #isWaiting = false
  #pointer = ''

  constructor(tell: (message: FromWriting) => void) {
    this.#tell = tell
    document.addEventListener('mouseover', event => this.#point(event))
    document.addEventListener('selectionchange', () => {
      if (document.hasFocus()) this.#show(getSelection()?.anchorNode ?? null, true)
    })
    addEventListener('scroll', () => this.#isOn && this.again(), { passive: true })
    addEventListener('resize', () => {
      makeGutter(this.#isOn)
      this.again()
    })
  }

  switch(isOn: boolean): void {
    this.#isOn = isOn
    this.#element = undefined
    makeGutter(isOn)
    this.again()
  }

  /** Follows the pointer, but not the page that moves under it while someone types. */
  #point(event: MouseEvent): void {
    const pointer = `${event.screenX} ${event.screenY}`
    if (pointer !== this.#pointer && !this.#isOnWay(event)) this.#show(event.target, false)
    this.#pointer = pointer
  }

  /** Whether the pointer is between the block and its handle: there it is over what is around the block. */
  #isOnWay({ target, clientX, clientY }: MouseEvent): boolean {
    const element = this.#element
    if (!element?.isConnected || !(target instanceof Node) || !blockOf(target)?.contains(element))
      return false
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isBeside = clientY >= top && clientY <= bottom
    const isAbove = clientY < top && clientX >= left && clientX <= right && handlePlace(element).y < top
    return isBeside ? clientX < left || clientX > right : isAbove
  }

  /** Reports the block with the caret at once. */
  showCaret(): void {
    this.#show(getSelection()?.anchorNode ?? null, true)
    this.#report()
  }

  #show(target: EventTarget | null, isCaret: boolean): void {
    const element = this.#isOn && target instanceof Node ? blockOf(target) : undefined
    if (!element || (element === this.#element && isCaret === this.#isCaret)) return
    this.#element = element
    this.#isCaret = isCaret
    this.again()
  }

  /** Reports the block again after the page moved or changed. */
  again(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    requestAnimationFrame(() => {
      this.#isWaiting = false
      this.#report()
    })
  }

  #report(): void {
    if (this.#element?.isConnected === false) {
      this.#element = blockOf(document.hasFocus() ? (getSelection()?.anchorNode ?? null) : null)
      this.#isCaret = this.#element !== undefined
    }
    const spot = this.#element && spotOf(this.#element)
    this.#tell({ kind: 'block', spot, isCaret: this.#isCaret })
  }

  /** Reports where all blocks are. */
  tellAll(): void {
    const elements = [...document.querySelectorAll<HTMLElement>(BLOCKS)].filter(
      element => !element.parentElement?.closest(WHOLE),
    )
    const spots = elements
      .slice(0, MOST)
      .map(spotOf)
      .filter(spot => spot !== undefined)
    this.#tell({ kind: 'blocks', spots: spots.filter(({ height }) => height > 0) })
  }
}
