import { byName, type Order } from '../../messages/byName.ts'

/** A folder of the repository; the root has an empty path. */
export interface Folder {
  readonly path: string
  readonly folders: ReadonlyMap<string, Folder>
  /** Names of the files in it. */
  readonly files: readonly string[]
}

/** A visible row of the tree of files. */
export interface FileRow {
  readonly path: string
  readonly name: string
  readonly kind: 'folder' | 'file'
  readonly isOpen: boolean
  /** From 1. */
  readonly level: number
  /** From 1, among the rows of its folder. */
  readonly position: number
  /** How many rows its folder has. */
  readonly count: number
}

interface OpenFolder {
  readonly path: string
  readonly folders: Map<string, OpenFolder>
  readonly files: string[]
}

/** Returns the root folder of these files. */
export function folderTree(files: Iterable<string>): Folder {
  const newFolder = (path: string): OpenFolder => ({ path, folders: new Map(), files: [] })
  const root = newFolder('')
  for (const file of files) {
    const names = file.split('/')
    const name = names.pop() ?? ''
    let folder = root
    for (const part of names) {
      const inner = folder.folders.get(part) ?? newFolder(inFolder(folder.path, part))
      folder.folders.set(part, inner)
      folder = inner
    }
    folder.files.push(name)
  }
  return root
}

const inFolder = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

interface SortedFolder {
  readonly inOrder: Order
  readonly rows: readonly (readonly [name: string, folder: Folder | undefined])[]
}

/** The rows of each folder in order; only folders that were opened are sorted. */
const sorted = new WeakMap<Folder, SortedFolder>()

function rowsOf(folder: Folder, inOrder: Order): SortedFolder['rows'] {
  const known = sorted.get(folder)
  if (known?.inOrder === inOrder) return known.rows
  const folders = [...folder.folders].sort(([a], [b]) => inOrder(a, b))
  const files = [...folder.files].sort(inOrder).map(name => [name, undefined] as const)
  const rows = [...folders, ...files]
  sorted.set(folder, { inOrder, rows })
  return rows
}

/**
 * Returns the visible rows below a folder: folders first, then files, each by name as `language` sorts; `isOpen` gets
 * the path of a folder.
 */
export function visibleRows(
  root: Folder,
  isOpen: (folder: string) => boolean,
  language: string,
): readonly FileRow[] {
  const inOrder = byName(language)
  const rows: FileRow[] = []
  const visit = (folder: Folder, level: number) => {
    const own = rowsOf(folder, inOrder)
    own.forEach(([name, inner], index) => {
      const path = inFolder(folder.path, name)
      const row = { path, name, level, position: index + 1, count: own.length }
      const isShown = inner !== undefined && isOpen(path)
      rows.push({ ...row, kind: inner ? 'folder' : 'file', isOpen: isShown })
      if (isShown) visit(inner, level + 1)
    })
  }
  visit(root, 1)
  return rows
}

/** The folders around a file or folder, the outermost first. */
export function foldersAround(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
