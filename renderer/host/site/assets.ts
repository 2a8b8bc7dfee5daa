import { create } from 'zustand'
import type { Asset } from '../../../shared/project/base/model.ts'
import { onHost } from '../link/host-events.ts'

const store = create<{ readonly byPath: ReadonlyMap<string, Asset> }>(() => ({ byPath: new Map() }))

/** Every file that is not a page, by its path. */
export const useAssets = (): ReadonlyMap<string, Asset> => store(({ byPath }) => byPath)

/** Every asset now, by its path. */
export const assetsNow = (): ReadonlyMap<string, Asset> => store.getState().byPath

/** Replaces all assets: a project was opened. */
export function setAssets(assets: readonly Asset[]): void {
  store.setState({ byPath: new Map(assets.map(asset => [asset.path, asset])) })
}

onHost('assets', ({ changed, removed }) => {
  const byPath = new Map(store.getState().byPath)
  for (const path of removed) byPath.delete(path)
  for (const asset of changed) byPath.set(asset.path, asset)
  store.setState({ byPath })
})
