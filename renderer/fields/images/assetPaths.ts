import type { Asset } from '../../../shared/project/base/model.ts'

type Assets = ReadonlyMap<string, Asset>

/** Whether the value is an address outside of the repository. */
export const isAddress = (value: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(value)

/** The file that `value` names, with or without a leading slash; `undefined` if there is none. */
export function assetAt(assets: Assets, value: string): string | undefined {
  const path = value.replace(/^\.?\/+/, '').replace(/[?#].*$/, '')
  return assets.has(path) ? path : undefined
}

const isImage = (path: string): boolean => /\.(svg|png|jpe?g|webp|gif|avif|ico)$/i.test(path)

/** The images of the repository. */
export const imagesOf = (assets: Assets): readonly string[] => [...assets.keys()].filter(isImage)

/** The folder for new images: the one with most of the existing images. */
export function imageFolder(paths: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    if (isImage(path) && /(^|\/)(images?|img|assets|logos?|static|public|media)(\/|$)/i.test(folder))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? 'images'
}

/** The files that may describe an API. */
export const descriptionsOf = (assets: Assets): readonly string[] =>
  [...assets.keys()].filter(
    path => /\.(json|ya?ml)$/i.test(path) && !/(^|\/)(docs|mint|package(-lock)?|tsconfig)\.json$/.test(path),
  )

/** `path` in the style of the previous value: with a leading slash unless that had none. */
export const writtenLike = (before: string | undefined, path: string): string =>
  before !== undefined && !isAddress(before) && !before.startsWith('/') ? path : `/${path}`
