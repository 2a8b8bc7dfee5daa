declare module 'monaco-editor/editor/standalone/browser/standaloneServices' {
  export const StandaloneServices: {
    /** Sets services by their names; of no effect once any of them was used. */
    initialize(services: Readonly<Record<string, object>>): unknown
  }
}
