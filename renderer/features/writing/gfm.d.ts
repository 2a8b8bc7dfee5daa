declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown'

  /** Tables, task lists and strikethrough. */
  export const gfm: Plugin
}
