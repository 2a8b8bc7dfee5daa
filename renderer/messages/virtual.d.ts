declare module 'virtual:languages' {
  interface Catalogs {
    /** By namespace. */
    readonly catalogs: Readonly<Record<string, object>>
  }
  interface LaterTexts extends Catalogs {
    /** The search words of the palette. */
    readonly words: object
  }
  /** Pseudo-languages, in development and tests. */
  export const extra: readonly {
    readonly code: string
    readonly name: string
    readonly direction: 'ltr' | 'rtl'
  }[]
  /** Load a language other than English: the texts around a window, and all others. */
  interface Loaders {
    readonly first: () => Promise<Catalogs>
    readonly later: () => Promise<LaterTexts>
  }
  export const loaders: Readonly<Record<string, Loaders>>
}
