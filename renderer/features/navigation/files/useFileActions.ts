import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { setField } from '../../../../shared/page/frontmatter/edit.ts'
import type { MoveRequest } from '../../../../shared/project/moving/model.ts'
import { applyEdits } from '../../../../shared/text/edit.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { documentsOf, editFile, makeStep, readText } from '../../../host/documents/documents.ts'
import type { Site } from '../../../host/scope/site.ts'
import { useSite } from '../../../host/scope/site.ts'
import { reportLastStep, reportStep } from '../../../host/session/steps.ts'
import { pagesByFile, pagesNow } from '../../../host/site/pages.ts'
import { showPage, showSection, useView } from '../../../host/view/view.ts'
import { treeEdits } from '../../entries/editTree.ts'
import { insertAt, removeRows } from '../../entries/rowEdits.ts'
import type { Row, Rows } from '../../entries/rows.ts'
import type { MovedFile } from './MoveFileDialog.tsx'

/** The actions on the files behind the tree; each is one undo step. */
export interface FileActions {
  moveFiles(request: MoveRequest, name: string): void
  /** Moves every file of a folder. */
  moveFolder(request: MoveRequest, folder: string, to: string): void
  /** Deletes files, and every entry that refers to them. */
  deleteFiles(tree: Rows, files: readonly MovedFile[]): void
  duplicate(row: Row): void
  /** Writes the title that readers see into the page. */
  giveTitle(file: string, title: string): void
}

/** A free path next to `path`. */
function freePath(site: Site, path: string): string {
  const pages = pagesNow(site)
  for (let number = 1; ; number++) {
    const free = `${path}-copy${number === 1 ? '' : `-${number}`}`
    if (!pages.has(free)) return free
  }
}

function leaveDeleted(site: Site, files: readonly string[]): void {
  const { main } = useView.of(site).getState()
  if (main.kind === 'page' && files.includes(main.file)) showSection(site, 'basics')
}

export function useFileActions(): FileActions {
  const site = useSite()
  const { t } = useTranslation('navigation')
  return useMemo(() => {
    const moveAs = async (request: MoveRequest, label: string, name: string) => {
      await documentsOf(site).settled()
      await site.host.moveFiles({ ...request, label })
      const words = { count: request.moves.length, name }
      reportLastStep(site, t('done.movedFile', words))
    }
    const moveFiles = (request: MoveRequest, name: string) => {
      const many = request.moves.length
      const label = many === 1 ? t('steps.moveFile', { name }) : t('steps.moveFileMany', { count: many })
      return moveAs(request, label, name)
    }
    const duplicate = async (row: Row) => {
      const { file } = row
      if (file === undefined) return
      const text = await readText(site, file)
      const path = freePath(site, row.detail)
      const copy = path + file.slice(row.detail.length)
      const title = t('copyOf', { title: pagesByFile(site).get(file)?.title ?? row.label })
      const label = t('steps.duplicate', { name: row.label })
      const edits = treeEdits(site, label, config =>
        insertAt(config, [{ kind: 'page', name: path }], { id: row.id, position: 'after' }),
      )
      const titled = setField(text, 'title', title)
      makeStep(site, { label, create: [{ file: copy, text: applyEdits(text, titled) }], edits })
      showPage(site, copy)
    }
    const giveTitle = async (file: string, title: string) => {
      const text = await readText(site, file)
      const key = pagesByFile(site).get(file)?.sidebarTitle === undefined ? 'title' : 'sidebarTitle'
      editFile(site, file, setField(text, key, title), {
        label: t('steps.title', { name: title }),
        focus: { file },
      })
    }
    return {
      moveFiles: (request, name) =>
        void moveFiles(request, name).catch(error => notifyError(site.app, error)),
      moveFolder: (request, folder, to) =>
        void moveAs(request, t('steps.moveFolder', { folder, to }), folder).catch(error =>
          notifyError(site.app, error),
        ),
      deleteFiles(tree, deleted) {
        const files = [...new Set(deleted.map(({ file }) => file))]
        const ids = [...tree.byId.values()]
          .filter(row => row.file && files.includes(row.file))
          .map(row => row.id)
        const name = deleted[0]?.title
        const label = t('steps.delete', { count: files.length, name })
        const edits = treeEdits(site, label, config => removeRows(config, ids))
        makeStep(site, { label, remove: files, edits })
        leaveDeleted(site, files)
        reportStep(site, t('done.deleted', { count: files.length, name }))
      },
      duplicate: row => void duplicate(row).catch(error => notifyError(site.app, error)),
      giveTitle: (file, title) => void giveTitle(file, title).catch(error => notifyError(site.app, error)),
    }
  }, [t, site])
}
