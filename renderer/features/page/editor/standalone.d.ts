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
    /** Starts following the selection of the document, as long as the editor has the focus. */
    _setSelectionChangeListener(): Disposable
  }
}
