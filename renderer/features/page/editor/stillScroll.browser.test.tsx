import { Scrollable } from 'monaco-editor/base/common/scrollable'
import { expect, test } from 'vitest'
import './stillScroll.ts'

test('scrolling to where the text is asks for no frame, and scrolling elsewhere does', () => {
  const frames: (() => void)[] = []
  const scrollable = new Scrollable({
    forceIntegerValues: true,
    smoothScrollDuration: 1,
    scheduleAtNextAnimationFrame: frame => {
      frames.push(frame)
      return { dispose: () => undefined }
    },
  })
  const size = { width: 10, scrollWidth: 10, height: 10, scrollHeight: 100 }
  scrollable.setScrollDimensions(size, true)
  scrollable.setScrollPositionSmooth({ scrollLeft: 0 })
  scrollable.setScrollPositionSmooth({ scrollLeft: 5 }) // everything fits
  expect(frames.length).toBe(0)
  scrollable.setScrollPositionSmooth({ scrollTop: 50 })
  expect(frames.length).toBe(1)
  scrollable.setScrollPositionSmooth({ scrollTop: 50 })
  scrollable.setScrollPositionSmooth({ scrollLeft: 0 })
  expect(frames.length).toBe(1)
  scrollable.setScrollPositionSmooth({ scrollTop: 0 }) // back to where it still is
  expect(scrollable.getFutureScrollPosition().scrollTop).toBe(0)
})
