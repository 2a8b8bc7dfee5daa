/** A storage for the code editor that stores nothing; it only answers that explanations are shown next to suggestions. */
export const rememberedNothing = {
  storageService: {
    onDidChangeValue: () => () => ({ dispose: () => undefined }),
    onWillSaveState: () => ({ dispose: () => undefined }),
    get: (_key: string, _scope: number, otherwise?: string) => otherwise,
    getBoolean: (key: string, _scope: number, otherwise?: boolean) =>
      key === 'expandSuggestionDocs' ? true : otherwise,
    getNumber: (_key: string, _scope: number, otherwise?: number) => otherwise,
    getObject: (_key: string, _scope: number, otherwise?: object) => otherwise,
    store: () => undefined,
    storeAll: () => undefined,
    remove: () => undefined,
    keys: () => [],
    log: () => undefined,
    flush: () => Promise.resolve(),
  },
}
