import { message } from '../../../shared/messages/message.ts'
import { modeScriptHash } from '../../../shared/site/inline-scripts.generated.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { dataFolders } from '../base/data-folders.ts'
import type { Product } from '../base/product.ts'
import { siteResources } from '../base/resources.ts'
import { systemName } from '../base/system.ts'
import { errno } from '../disk/errors.ts'
import { forkScreen } from '../screening/screen-process.ts'
import { LoopbackServer, type ServerOptions } from '../server/server.ts'
import { NodeHost } from '../session/host.ts'
import { ShippedFiles } from '../web/shipped.ts'
import { openFile } from './browser.ts'

/** How the editor is served. */
export interface LoopbackOptions extends Pick<ServerOptions, 'port' | 'pages' | 'keys'> {
  /** Gets every error that is a bug of Galley. */
  readonly report: (error: unknown) => void
}

/** Starts the editor on the loopback address. */
export async function startLoopback(
  product: Product,
  { report, ...served }: LoopbackOptions,
): Promise<LoopbackServer> {
  const site = siteResources(product)
  try {
    return await LoopbackServer.start({
      host: previewBase =>
        new NodeHost({
          ...dataFolders(),
          abilities: {
            kind: 'loopback',
            nativeDialogs: false,
            dropFolder: false,
            nativeMenu: false,
            system: systemName(),
          },
          resources: product.resources,
          site,
          previewBase,
          openFile,
          startScreen: () => forkScreen(product.screen),
          report,
        }),
      editor: new ShippedFiles(product.editor),
      shipped: [new ShippedFiles(product.site), new ShippedFiles(product.preview)],
      scriptHash: modeScriptHash,
      ...served,
    })
  } catch (error) {
    if (errno(error) !== 'EADDRINUSE' && errno(error) !== 'EACCES') throw error
    throw new Refusal(
      'unavailable',
      message('cli:portTaken', { port: String(served.port) }),
      message('cli:portTakenHint'),
    )
  }
}
