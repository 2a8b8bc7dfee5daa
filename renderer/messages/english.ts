import type { Messages } from './later-english.ts'

/** A catalog is in the folder of the components that use it: `features/page/tabs/messages.en.json` is the namespace `tabs`. */
const catalogs = import.meta.glob<Messages>('../**/messages.en.json', { eager: true, import: 'default' })

const NAME = /([^/]+)\/messages\.en\.json$/

/** Messages of the engine: `en/config.json` is the namespace `config`. */
const engine = import.meta.glob<Messages>('../../shared/messages/en/*.json', {
  eager: true,
  import: 'default',
})

const ENGINE_NAME = /([^/]+)\.json$/

const byNamespace = (files: Readonly<Record<string, Messages>>, name: RegExp) =>
  Object.entries(files).map(([path, messages]) => [name.exec(path)?.[1] ?? '', messages] as const)

/** All English texts of a window, by namespace. */
export const english: Readonly<Record<string, Messages>> = Object.fromEntries([
  ...byNamespace(catalogs, NAME),
  ...byNamespace(engine, ENGINE_NAME),
])
