import { Columns2, FilePlus, FileText, ListTree } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { listedPages, readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { MatrixRow } from '../../../shared/project/plan/language-matrix.ts'
import { notifyError } from '../../host/base/notices.ts'
import { type Site, useSite } from '../../host/scope/site.ts'
import { openToSide, reveal } from '../../host/session/reveal.ts'
import { useConfig } from '../../host/site/config.ts'
import { showPage } from '../../host/view/view.ts'
import type { MenuAction, MenuBlock } from '../../kit/Menu.tsx'
import { createTranslation, fileOf, fileOfTranslation } from './createTranslation.ts'
import { stateOf } from './matrixView.ts'

/** A cell of the matrix. */
export interface CellTarget {
  readonly row: MatrixRow
  /** The index of the language. */
  readonly column: number
  /** The code of the language. */
  readonly language: string
}

/** Shows where a language lists a page. */
function showInNavigation(site: Site, path: string, language: string): void {
  const { navigation } = useConfig.of(site).getState().reading.value
  const found = listedPages(readNavigation({ navigation })).find(
    ({ entry, divisions }) =>
      entry.path === path &&
      divisions.some(({ division }) => division.kind === 'language' && division.name === language),
  )
  if (found) reveal(site, { file: CONFIG_FILE, pointer: formatPointer(found.entry.at) })
}

/** Opens the page of a cell, an extra one with its row; returns false if there is none to open. */
export function openCell(site: Site, { row, column, language }: CellTarget): boolean {
  const cell = row.cells[column]
  if (!cell || cell.state === 'unwritten') return false
  showPage(site, fileOf(site, cell.path))
  if (cell.state === 'extra') showInNavigation(site, cell.path, language)
  return true
}

/** The actions of a cell: for a missing page to create it, for others to open it. */
export function useCellMenu(): (target: CellTarget) => readonly MenuBlock[] {
  const site = useSite()
  const { t } = useTranslation('languages')
  return target => {
    const { row, column, language } = target
    const cell = row.cells[column]
    const original = row.cells[0]
    const state = stateOf(cell)
    const isThere = state !== 'missing' && state !== 'unwritten'
    const wanted = original && column > 0 ? { page: original.path, language } : undefined
    const file = isThere || !wanted ? undefined : fileOfTranslation(site, wanted)
    const create: MenuAction = {
      id: 'create',
      label: t('create'),
      icon: <FilePlus />,
      onAction: () =>
        wanted && void createTranslation(site, wanted).catch(error => notifyError(site.app, error)),
    }
    const open: MenuAction = {
      id: 'open',
      label: t('open'),
      icon: <FileText />,
      onAction: () => void openCell(site, target),
    }
    const openOriginal: MenuAction = {
      id: 'original',
      label: t('openOriginal'),
      icon: <FileText />,
      onAction: () => original && showPage(site, fileOf(site, original.path)),
    }
    const beside: MenuAction = {
      id: 'beside',
      label: t('openBeside'),
      icon: <Columns2 />,
      onAction: () => {
        if (!original || !cell) return
        showPage(site, fileOf(site, original.path))
        openToSide(site, fileOf(site, cell.path))
      },
    }
    const show: MenuAction = {
      id: 'show',
      label: t('showInNavigation'),
      icon: <ListTree />,
      onAction: () => cell && showInNavigation(site, cell.path, language),
    }
    return [
      { ...(file !== undefined && { title: file }), actions: file === undefined ? [] : [create] },
      {
        actions: [
          ...(isThere ? [open] : []),
          ...(original && column > 0 ? [openOriginal] : []),
          ...(isThere && original && column > 0 ? [beside] : []),
        ],
      },
      { actions: cell ? [show] : [] },
    ]
  }
}
