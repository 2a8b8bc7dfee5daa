import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Message, message } from '../../../shared/messages/message.ts'

/** Electron's program, or why it cannot be used, as the end of a sentence. */
type Found = { readonly program: string } | { readonly missing: Message }

/** Loads nothing: the package would download its program. */
function packageFolder(root: string): string | undefined {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'))
  } catch {
    return undefined
  }
}

function installed(root: string): string | undefined {
  const folder = packageFolder(root)
  if (folder === undefined) return undefined
  const named = join(folder, 'path.txt')
  if (!existsSync(named)) return undefined
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  return join(override ?? join(folder, 'dist'), readFileSync(named, 'utf8').trim())
}

/** Looks for Electron next to the product; never downloads it. */
export function findElectron(root: string): Found {
  const program = installed(root)
  if (program === undefined || !existsSync(program)) {
    return { missing: message('cli:open.notInstalled') }
  }
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
    return { missing: message('cli:open.electronDisplay') }
  if (process.getuid?.() === 0) return { missing: message('cli:open.electronRoot') }
  return { program }
}
