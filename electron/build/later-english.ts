import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const COMPLETE = /\/en\/english\.ts$/
const LATER = fileURLToPath(new URL('../../renderer/messages/later-english.ts', import.meta.url))

/** Lets a window start without the engine's English texts: they load while it is already shown. */
export function laterEnglish(): Plugin {
  return {
    name: 'galley:later-english',
    enforce: 'pre',
    resolveId: id => (COMPLETE.test(id) ? LATER : undefined),
  }
}
