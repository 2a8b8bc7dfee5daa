import type { WindowRect } from '../../host/session/open-card.ts'
import type { FrameRect } from '../../preview-frame/writing/protocol.ts'

/** A rectangle of the page as one of this window: a frame can be drawn smaller than it is. */
export function inWindow({ x, y, width, height }: FrameRect, frame: HTMLIFrameElement): WindowRect {
  const place = frame.getBoundingClientRect()
  const scale = frame.offsetWidth === 0 ? 1 : place.width / frame.offsetWidth
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const top = within(y * scale, place.height)
  const left = within(x * scale, place.width)
  return {
    x: place.x + left,
    y: place.y + top,
    width: within(width * scale, place.width - left),
    height: within(height * scale, place.height - top),
  }
}

/** The frame with a title. */
export function frameTitled(title: string): HTMLIFrameElement | undefined {
  const element = document.querySelector(`iframe[title="${CSS.escape(title)}"]`)
  return element instanceof HTMLIFrameElement ? element : undefined
}
