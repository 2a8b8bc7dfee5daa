import type { Asset } from '../../../shared/project/base/model.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

const useStore = siteStore<{ readonly byPath: ReadonlyMap<string, Asset> }>(
  () => ({ byPath: new Map() }),
  (site, store) => {
    site.on('assets', ({ changed, removed }) => {
      const byPath = new Map(store.getState().byPath)
      for (const path of removed) byPath.delete(path)
      for (const asset of changed) byPath.set(asset.path, asset)
      store.setState({ byPath })
    })
  },
)

/** Every file that is not a page, by its path. */
export const useAssets = (): ReadonlyMap<string, Asset> => useStore(({ byPath }) => byPath)

/** Every current asset, by its path. */
export const assetsNow = (site: Site): ReadonlyMap<string, Asset> => useStore.of(site).getState().byPath

/** Replaces all assets: a project was opened. */
export function setAssets(site: Site, assets: readonly Asset[]): void {
  useStore.of(site).setState({ byPath: new Map(assets.map(asset => [asset.path, asset])) })
}
