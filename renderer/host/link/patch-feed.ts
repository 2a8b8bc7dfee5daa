import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import type { ToFrame } from '../../preview-frame/protocol.ts'

/** Sends documents the patches of their page, bypassing this window's busy thread if the connection can. */
export interface PatchSource {
  /**
   * Sends the document of the page `path` at the other end of `port` the patches since the last `forget`,
   * then every new patch. The returned function stops this and closes the port.
   */
  attach(path: string, port: MessagePort): () => void
  /** Called when a page is requested: its document will contain every change until now. */
  forget(): void
}

/** How many patches are kept for documents that load slowly. */
const MAX_PATCHES = 200

/** Passes patches to the documents of their page, in order. */
export class PatchFeed {
  readonly #documents = new Map<number, { readonly path: string; readonly port: MessagePort }>()
  #kept: readonly PagePatch[] = []

  attach(id: number, path: string, port: MessagePort): void {
    port.start() // drops what a document sends here: nothing listens to it
    this.#documents.set(id, { path, port })
    for (const patch of this.#kept) if (patch.path === path) tell(port, patch)
  }

  detach(id: number): void {
    this.#documents.get(id)?.port.close()
    this.#documents.delete(id)
  }

  forget(): void {
    this.#kept = []
  }

  feed(patch: PagePatch): void {
    this.#kept = [...this.#kept.slice(1 - MAX_PATCHES), patch]
    for (const { path, port } of this.#documents.values()) if (path === patch.path) tell(port, patch)
  }
}

const tell = (port: MessagePort, patch: PagePatch): void =>
  port.postMessage({ kind: 'patch', patch } satisfies ToFrame)
