import { BrowserWindow, dialog } from 'electron'
import { message } from '../../shared/messages/message.ts'
import { inWords } from '../node/base/words.ts'
import { EDITOR } from './addresses.ts'
import { recover } from './recover.ts'
import { rememberedBounds, rememberWindow } from './window-state.ts'

/** What a new window needs. */
interface WindowParts {
  /** The one script between page and app. */
  readonly preload: string
  /** The file that remembers the window's size. */
  readonly state: string
  /** Called with the reason when the process of the page has ended by itself. */
  readonly crashed: (reason: string) => void
}

/** Asks before a window with unsaved work closes. */
function mayLeave(window: BrowserWindow): boolean {
  const choice = dialog.showMessageBoxSync(window, {
    type: 'warning',
    message: inWords(message('app:unsaved.message')),
    detail: inWords(message('app:unsaved.detail')),
    buttons: [inWords(message('app:unsaved.keep')), inWords(message('app:unsaved.close'))],
    defaultId: 0,
    cancelId: 0,
  })
  return choice === 1
}

/** Opens a window on the editor. Every security setting is explicit, even where it is Electron's default. */
export function openEditorWindow({ preload, state, crashed }: WindowParts): BrowserWindow {
  const window = new BrowserWindow({
    ...rememberedBounds(state),
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Galley',
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      experimentalFeatures: false,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      // It would download its dictionaries from a third party.
      spellcheck: false,
    },
  })
  rememberWindow(window, state)
  window.once('ready-to-show', () => window.show())
  window.webContents.on('will-prevent-unload', event => {
    if (mayLeave(window)) event.preventDefault()
  })
  recover(window, crashed)
  void window.loadURL(EDITOR.root)
  return window
}
