import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import type { ToFrame } from '../../preview-frame/protocol.ts'

/** Gives documents the patches of the page that they show, past this window's busy thread where the connection can. */
export interface PatchSource {
  /**
   * The document of the page `path` at the other end of `port` gets what it may have missed since the last
   * `forget`, then every patch as it comes; ends, and closes the port, when the returned function is called.
   */
  attach(path: string, port: MessagePort): () => void
  /** A page is asked for: documents of it hold everything until now. */
  forget(): void
}

/** Patches that a document which takes long to load catches up with. */
const KEPT = 200

/** Hands patches to documents by the page that they show, in the order in which they come. */
export class PatchFeed {
  readonly #documents = new Map<number, { readonly path: string; readonly port: MessagePort }>()
  #kept: readonly PagePatch[] = []

  attach(id: number, path: string, port: MessagePort): void {
    port.start() // what a document says here is heard by nobody, and not kept
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
    this.#kept = [...this.#kept.slice(1 - KEPT), patch]
    for (const { path, port } of this.#documents.values()) if (path === patch.path) tell(port, patch)
  }
}

const tell = (port: MessagePort, patch: PagePatch): void =>
  port.postMessage({ kind: 'patch', patch } satisfies ToFrame)
