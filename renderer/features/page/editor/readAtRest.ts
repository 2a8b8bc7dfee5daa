import { SimpleScreenReaderContent } from 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple'

// The code editor gives screen readers its text with every key, which makes the browser lay out everything again, or not
// at all. Nothing says whether there is a screen reader: the text is given at each pause in typing, and with every key
// where a person asks for it.

/** Milliseconds without a change. */
const PAUSE = 500

const content = SimpleScreenReaderContent.prototype
const write = content.updateScreenReaderContent

const pauses = new WeakMap<SimpleScreenReaderContent, number>()

const asked: PropertyDescriptorMap = { isScreenReaderOptimized: { value: () => true } }

content.updateScreenReaderContent = function (this: SimpleScreenReaderContent, selection) {
  clearTimeout(pauses.get(this))
  if (this._accessibilityService.isScreenReaderOptimized()) return write.call(this, selection)
  const giveText = () => {
    const service = this._accessibilityService
    this._accessibilityService = Object.create(service, asked)
    try {
      write.call(this, selection)
    } finally {
      this._accessibilityService = service
    }
  }
  pauses.set(this, setTimeout(giveText, PAUSE))
}
