import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron'
import { message } from '../../shared/messages/message.ts'
import type { Reply } from '../../shared/rpc/reply.ts'
import type { NodeHost } from '../node/session/host.ts'
import type { Wire } from '../node/session/wire.ts'
import { EDITOR, isAt } from './addresses.ts'

const UNKNOWN_SENDER: Reply = {
  kind: 'failure',
  failure: { code: 'not-allowed', message: message('app:onlyEditor') },
}

/** The editor's own top frame, at the editor's own address. */
function isEditor({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isAt(EDITOR, senderFrame.url)
}

/** The wires of all windows, over the only channel. */
export class Channel {
  readonly #host: NodeHost
  readonly #wires = new Map<WebContents, Wire>()

  constructor(host: NodeHost) {
    this.#host = host
    ipcMain.handle('request', (event, method: unknown, input: unknown) => this.#request(event, method, input))
  }

  /** Accepts requests of a window until it is closed. */
  admit(window: BrowserWindow): void {
    const contents = window.webContents
    const tell = (name: string, value: unknown) => {
      if (!contents.isDestroyed()) contents.send('event', name, value)
    }
    const wire = this.#host.connect({ send: tell, replaced: () => undefined })
    this.#wires.set(contents, wire)
    window.on('focus', () => wire.focused())
    window.once('closed', () => {
      this.#wires.delete(contents)
      wire.end()
    })
  }

  #request(event: IpcMainInvokeEvent, method: unknown, input: unknown): Promise<Reply> | Reply {
    const wire = this.#wires.get(event.sender)
    return wire && isEditor(event) ? wire.request(method, input) : UNKNOWN_SENDER
  }
}
