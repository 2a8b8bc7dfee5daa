import i18next from 'i18next'

/** The language that the code editor speaks, and when its texts have arrived; `undefined` before it was needed. */
let started: { readonly code: string; readonly arrived: Promise<void> } | undefined

async function provide(code: string): Promise<void> {
  if (code === 'en') return
  const { editorTextLoaders } = await import('virtual:editor-texts')
  const loaded = await editorTextLoaders[code]?.()
  // The name under which the code editor looks for its texts.
  if (loaded) Object.assign(globalThis, { _VSCODE_NLS_MESSAGES: loaded.texts })
}

/** Loads code that contains the code editor, after the editor's texts: it reads them once, while its code starts. */
export async function withEditorTexts<T>(load: () => Promise<T>): Promise<T> {
  const code = i18next.language
  started ??= { code, arrived: provide(code) }
  await started.arrived
  return load()
}

/** Whether the code editor speaks another language than the window, as after a change of the language. */
export const isEditorBehind = (): boolean => started !== undefined && started.code !== i18next.language
