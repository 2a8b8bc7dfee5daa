declare module 'virtual:languages' {
  interface LoadedLanguage {
    /** By namespace. */
    readonly catalogs: Readonly<Record<string, object>>
    /** The search words of the palette. */
    readonly words: object
  }
  /** Pseudo-languages, in development and tests. */
  export const extra: readonly {
    readonly code: string
    readonly name: string
    readonly direction: 'ltr' | 'rtl'
  }[]
  /** Loads a language other than English. */
  export const loaders: Readonly<Record<string, () => Promise<LoadedLanguage>>>
}
