declare module 'virtual:languages' {
  interface FirstTexts {
    /** By namespace. */
    readonly catalogs: Readonly<Record<string, object>>
  }
  /** Pseudo-languages, in development and tests. */
  export const extra: readonly {
    readonly code: string
    readonly name: string
    readonly direction: 'ltr' | 'rtl'
  }[]
  /** Loads the texts around a window in a language other than English. */
  export const loaders: Readonly<Record<string, () => Promise<FirstTexts>>>
}

declare module 'virtual:later-languages' {
  interface LaterTexts {
    /** By namespace. */
    readonly catalogs: Readonly<Record<string, object>>
    /** The search words of the palette. */
    readonly words: object
  }
  /** Loads all other texts of a language other than English. */
  export const laterLoaders: Readonly<Record<string, () => Promise<LaterTexts>>>
}

declare module 'virtual:editor-texts' {
  interface EditorTexts {
    /** By their numbers in the catalogs of the code editor. */
    readonly texts: Readonly<Record<number, string>>
  }
  /** Loads the texts of the code editor in a language other than English. */
  export const editorTextLoaders: Readonly<Record<string, () => Promise<EditorTexts>>>
}
