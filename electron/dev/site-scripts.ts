import { build } from 'vite'
import { targets } from '../build/targets.ts'

type Watcher = Extract<Awaited<ReturnType<typeof build>>, { close(): Promise<void> }>

const isWatcher = (built: Awaited<ReturnType<typeof build>>): built is Watcher => 'on' in built

/** What is said of builds. */
interface Built {
  /** Something that a preview loads is new. */
  changed(): void
  failed(message: string): void
}

/** Builds the scripts and styles of published pages whenever one of their sources changes. */
export async function watchSiteScripts({ changed, failed }: Built): Promise<readonly Watcher[]> {
  const building = (targets.site ?? []).map(async target => {
    const watcher = await build({ ...target, build: { ...target.build, emptyOutDir: false, watch: {} } })
    if (!isWatcher(watcher)) throw new Error('The scripts of the site are not watched.')
    let isFirst = true
    watcher.on('event', async event => {
      if (event.code === 'BUNDLE_END') await event.result.close()
      if (event.code === 'ERROR') failed(event.error.message)
      if (event.code !== 'END') return
      if (!isFirst) changed()
      isFirst = false
    })
    return watcher
  })
  return Promise.all(building)
}
