import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { ProjectState, Welcome } from '../../../shared/project/base/model.ts'
import { noIcons } from '../../../shared/site/base/icons.ts'
import { shippedAt } from '../../../shared/site/base/shipped.ts'
import { findProduct } from '../base/product.ts'
import { forkScreen } from '../screening/screen-process.ts'
import { NodeHost } from '../session/host.ts'
import type { Wire } from '../session/wire.ts'
import { makeFolder, removeFolder } from './temporary-folders.ts'

// Hosts and windows without any transport between them, on folders of their own.

const resources = fileURLToPath(new URL('../../../resources', import.meta.url))

/** A window: its requests and events. */
export interface FixtureWindow {
  readonly wire: Wire
  readonly events: readonly { readonly name: string; readonly value: unknown }[]
  /** Returns the reply, or throws the failure. */
  call<T>(method: string, input?: unknown): Promise<T>
  connect(): Promise<Welcome>
  /** The last state that was sent. */
  state(): ProjectState | undefined
  /** How often another wire replaced this one. */
  replaced(): number
}

export class HostFixture {
  readonly base = makeFolder('host')
  readonly #hosts: NodeHost[] = []

  host(): NodeHost {
    const system = 'linux'
    const host = new NodeHost({
      abilities: { kind: 'loopback', nativeDialogs: false, dropFolder: false, nativeMenu: false, system },
      data: join(this.base, 'data'),
      documents: join(this.base, 'documents'),
      resources,
      site: { icons: noIcons, shipped: shippedAt(name => name) },
      previewBase: capability => `preview:${capability}/`,
      startScreen: () => forkScreen(findProduct().screen),
    })
    this.#hosts.push(host)
    return host
  }

  /** Creates a site with one page, and returns its folder. */
  site(path: string): string {
    const folder = join(this.base, path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'docs.json'), `{"name":"${path}","navigation":[{"group":"A","pages":["a"]}]}`)
    writeFileSync(join(folder, 'a.md'), 'text\n')
    return folder
  }

  window(host: NodeHost, name = 'one'): FixtureWindow {
    const events: { name: string; value: unknown }[] = []
    let replaced = 0
    const wire = host.connect({
      send: (event, value) => void events.push({ name: event, value }),
      replaced: () => {
        replaced++
      },
    })
    const call = async <T>(method: string, input: unknown = {}): Promise<T> => {
      const reply = await wire.request(method, input)
      if (reply.kind === 'value') return reply.value as T
      const failure = reply.kind === 'failure' ? reply.failure : { message: reply.message }
      throw Object.assign(new Error(inEnglish(failure.message)), failure)
    }
    return {
      wire,
      events: events,
      call,
      connect: () => call<Welcome>('connect', { window: name }),
      state: () => events.findLast(event => event.name === 'state')?.value as ProjectState | undefined,
      replaced: () => replaced,
    }
  }

  async close(): Promise<void> {
    for (const host of this.#hosts) await host.close()
    removeFolder(this.base)
  }
}

/** Types something into the page. */
export async function makeDirty(window: FixtureWindow): Promise<void> {
  const { version } = await window.call<{ version: number }>('read', { file: 'a.md' })
  const edits = [{ offset: 0, length: 0, text: 'more ' }]
  await window.call('edit', { label: 'Type', edits: [{ file: 'a.md', version, edits }] })
}
