import { Scrollable } from 'monaco-editor/base/common/scrollable'

// With each key the code editor scrolls to its cursor. Where scrolling is smooth, it does so even if the cursor is in view:
// for eight frames it moves from where it is to where it is, and the browser draws each of them.

const scrollable = Scrollable.prototype
const scroll = scrollable.setScrollPositionSmooth

/** Scrolls only what is not there already, or on its way there. */
scrollable.setScrollPositionSmooth = function (this: Scrollable, update, reuseAnimation) {
  const [target, future] = [this.validateScrollPosition(update), this.getFutureScrollPosition()]
  const isThere = (side: 'scrollLeft' | 'scrollTop') =>
    update[side] === undefined || target[side] === future[side]
  if (isThere('scrollLeft') && isThere('scrollTop')) return
  scroll.call(this, update, reuseAnimation)
}
