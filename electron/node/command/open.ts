import { type MessageKey, message } from '../../../shared/messages/message.ts'
import { findProduct, type Product } from '../base/product.ts'
import { describeError } from '../base/stack.ts'
import { inWords } from '../base/words.ts'
import { noWindow, type OpenedWindow, openWindow } from '../open/browser.ts'
import { findElectron } from '../open/electron.ts'
import { survivingFaults, untilAbandoned, untilInterrupted, whileServing } from '../open/lifetime.ts'
import { startLoopback } from '../open/loopback.ts'
import { runElectron } from '../open/run-electron.ts'
import type { LoopbackServer } from '../server/server.ts'
import { readArguments } from './arguments.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'

interface OpenOptions {
  readonly folder: string | undefined
  readonly host: 'browser' | 'electron' | 'any'
  readonly window: boolean
  readonly port: number
}

function portOf(written: string | undefined): number {
  if (written === undefined) return 0
  const port = Number(written)
  if (/^\d+$/.test(written) && port <= 65_535) return port
  throw new Misuse(message('cli:open.port', { written }))
}

function readOptions(args: readonly string[]): OpenOptions {
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      browser: { type: 'boolean' },
      electron: { type: 'boolean' },
      'no-open': { type: 'boolean' },
      port: { type: 'string' },
    },
  })
  if (positionals.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'open' }))
  if (values.browser && values.electron) throw new Misuse(message('cli:open.oneHost'))
  const host = values.browser ? 'browser' : values.electron ? 'electron' : 'any'
  return { folder: positionals[0], host, window: !values['no-open'], port: portOf(values.port) }
}

const NO_WINDOW: OpenedWindow = { closed: new Promise(() => undefined), close: () => undefined }

/** Milliseconds in which a browser that was started has to use its address. */
const START = 60_000

function showWindow(server: LoopbackServer, io: Io): OpenedWindow {
  const reason = noWindow()
  if (reason === undefined) return openWindow(server.launchUrl(START))
  io.err(inWords(reason))
  return NO_WINDOW
}

const faultReport = (io: Io) => (error: unknown) => io.err(describeError(error))

async function serve(server: LoopbackServer, options: OpenOptions, io: Io): Promise<void> {
  const { folder } = options
  if (folder !== undefined) await server.host.prepare(folder)
  io.out(`Galley is ready at ${server.launchUrl()}`)
  const again = (key: MessageKey) => io.out(inWords(message(key, { url: server.launchUrl() })))
  const window = options.window ? showWindow(server, io) : NO_WINDOW
  await untilInterrupted(signal =>
    options.window
      ? untilAbandoned(server, signal, window.closed, {
          unsaved: () => again('cli:open.unsaved'),
          neverShown: () => again('cli:open.neverShown'),
        })
      : whileServing(server, signal, () => again('cli:open.windowClosed')),
  )
  window.close()
}

async function inBrowser(product: Product, options: OpenOptions, io: Io): Promise<ExitCode> {
  const report = faultReport(io)
  const server = await startLoopback(product, { port: options.port, report })
  try {
    await survivingFaults(report, () => serve(server, options, io))
    return 0
  } finally {
    await server.close()
  }
}

/** Opens the editor: in Electron if it is installed, otherwise in the browser. */
export async function open(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readOptions(args)
  const product = findProduct()
  if (options.host === 'browser') return inBrowser(product, options, io)
  const electron = findElectron(product.root)
  if ('program' in electron) {
    const ended = await runElectron(electron.program, product.root, options.folder)
    if (ended.ready || options.host === 'electron') return ended.ready ? 0 : 1
    io.err(inWords(message('cli:open.electronEnded', { code: ended.code })))
  } else if (options.host === 'electron') {
    io.err(inWords(message('cli:open.noElectron', { reason: electron.missing })))
    return 1
  } else io.err(inWords(message('cli:open.browserInstead', { reason: electron.missing })))
  return inBrowser(product, options, io)
}
