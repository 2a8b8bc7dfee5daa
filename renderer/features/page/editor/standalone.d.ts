declare module 'monaco-editor/editor/standalone/browser/standaloneServices' {
  export const StandaloneServices: {
    /** Sets services by their names; of no effect once any of them was used. */
    initialize(services: Readonly<Record<string, object>>): unknown
  }
}

declare module 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple' {
  interface Disposable {
    dispose(): void
  }
  /** What the code editor shows of its text to screen readers. */
  export class SimpleScreenReaderContent {
    readonly _domNode: { readonly domNode: HTMLElement }
    /** What was written last; offsets in the text of the node. Nothing before the editor had the focus. */
    readonly _state: { readonly selectionStart: number; readonly selectionEnd: number } | undefined
    /** Begins to follow the selection of the document, for as long as the editor has the focus. */
    _setSelectionChangeListener(): Disposable
  }
}
