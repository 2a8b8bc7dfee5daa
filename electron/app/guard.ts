import { app, type Session, type WebContents } from 'electron'
import { EDITOR, isAt, PREVIEW } from './addresses.ts'
import { openExternal } from './external.ts'

/** The only permission of the editor: to copy. */
const mayUse = (permission: string, origin: string): boolean =>
  permission === 'clipboard-sanitized-write' && isAt(EDITOR, origin)

/** Electron grants everything that is not refused: handles both kinds of requests, and all devices. */
function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(mayUse(permission, details.requestingUrl)),
  )
  session.setPermissionCheckHandler((_contents, permission, origin) => mayUse(permission, origin))
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}))
}

interface Navigation {
  readonly url: string
  readonly isMainFrame: boolean
  preventDefault(): void
}

/** Keeps a window on the editor, and its frame on the preview. */
function stay(event: Navigation): void {
  if (!isAt(event.isMainFrame ? EDITOR : PREVIEW, event.url)) event.preventDefault()
}

function guardContents(contents: WebContents): void {
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', event => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    void openExternal(url)
    return { action: 'deny' }
  })
}

/** Closes what Electron leaves open, in every session and every page. */
export function guardEverything(): void {
  app.enableSandbox()
  app.on('session-created', guardSession)
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
}
