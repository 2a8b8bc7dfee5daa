declare module 'monaco-editor/editor/standalone/browser/standaloneServices' {
  export const StandaloneServices: {
    /** Replaces services by name; it has no effect once any of them has been used. */
    initialize(services: Readonly<Record<string, object>>): unknown
  }
}

declare module 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple' {
  interface Disposable {
    dispose(): void
  }
  /** The part of the code editor that exposes its text to screen readers. */
  export class SimpleScreenReaderContent {
    readonly _domNode: { readonly domNode: HTMLElement }
    /** The last text written; offsets in the text of the node. `undefined` before the editor had the focus. */
    readonly _state: { readonly selectionStart: number; readonly selectionEnd: number } | undefined
    /** Knows whether the text is for a screen reader. */
    _accessibilityService: { isScreenReaderOptimized(): boolean }
    /** Writes the text around a selection into the node, if the editor has the focus; empties it without a screen reader. */
    updateScreenReaderContent(selection: unknown): void
    /** Starts following the selection of the document, as long as the editor has the focus. */
    _setSelectionChangeListener(): Disposable
  }
}

declare module 'monaco-editor/base/browser/performance' {
  /** Measures how long keys take until they are drawn. */
  export const inputLatency: {
    onKeyDown(): void
    onBeforeInput(): void
    onInput(): void
    onRenderStart(): void
  }
}

declare module 'monaco-editor/base/common/scrollable' {
  export interface ScrollPosition {
    readonly scrollLeft: number
    readonly scrollTop: number
  }
  interface ScrollableOptions {
    readonly forceIntegerValues: boolean
    /** Milliseconds. */
    readonly smoothScrollDuration: number
    scheduleAtNextAnimationFrame(frame: () => void): { dispose(): void }
  }
  /** Where something is scrolled to, and its way to where it will be. */
  export class Scrollable {
    constructor(options: ScrollableOptions)
    setScrollDimensions(
      size: {
        readonly width: number
        readonly scrollWidth: number
        readonly height: number
        readonly scrollHeight: number
      },
      isRaw: boolean,
    ): void
    /** The position that an update leads to, which is within the size. */
    validateScrollPosition(update: Partial<ScrollPosition>): ScrollPosition
    /** Where the way that has begun leads, or else the current position. */
    getFutureScrollPosition(): ScrollPosition
    /** Begins a way to a position, or leads the one that has begun there. */
    setScrollPositionSmooth(update: Partial<ScrollPosition>, reuseAnimation?: boolean): void
  }
}

declare module 'monaco-editor/editor/common/viewModel/lineBreaks' {
  /** The lines of the text that is shown, from 1. */
  export interface LineContext {
    getLineContent(line: number): string
    /** What the editor shows in a line besides its text. */
    getLineInjectedText(line: number): readonly unknown[] | null
  }
  /** Finds out where lines are broken: first the lines are named, then all are computed, in this order. */
  export interface LineBreaksComputer {
    addRequest(line: number, before: unknown): void
    /** `null` for a line that is not broken. */
    finalize(): (object | null)[]
  }
  export class LineBreaksComputerFactory {
    createLineBreaksComputer(context: LineContext, ...options: unknown[]): LineBreaksComputer
  }
}

declare module 'monaco-editor/editor/common/viewModel/monospaceLineBreaksComputer' {
  import type { LineBreaksComputerFactory } from 'monaco-editor/editor/common/viewModel/lineBreaks'
  /** Breaks lines by counting characters. */
  export class MonospaceLineBreaksComputerFactory extends LineBreaksComputerFactory {}
}

declare module 'monaco-editor/editor/browser/view/domLineBreaksComputer' {
  import type { LineBreaksComputerFactory } from 'monaco-editor/editor/common/viewModel/lineBreaks'
  /** Breaks lines as the browser does. */
  export class DOMLineBreaksComputerFactory extends LineBreaksComputerFactory {}
}
