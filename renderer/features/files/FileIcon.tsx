import { Braces, File, FileText, Folder, FolderOpen, Image, Puzzle } from 'lucide-react'
import { isMarkdown } from '../../../shared/project/files/kinds.ts'
import { usePage } from '../../host/site/pages.ts'
import { fileKind } from '../page/files/fileKind.ts'
import styles from './FilesTree.module.css'
import type { FileRow } from './fileRows.ts'

/** The icon for the kind of a file or folder. */
export function FileIcon({ row }: { readonly row: FileRow }) {
  const isPage = usePage(row.path) !== undefined
  const Icon = iconOf(row, isPage)
  return <Icon aria-hidden className={styles.icon} />
}

function iconOf({ kind, isOpen, path }: FileRow, isPage: boolean) {
  if (kind === 'folder') return isOpen ? FolderOpen : Folder
  if (isPage) return FileText
  if (isMarkdown(path)) return Puzzle
  if (fileKind(path) === 'picture') return Image
  return /\.(?:json|ya?ml)$/i.test(path) ? Braces : File
}
