import { Columns3, Copy, Rows3, WandSparkles, X } from 'lucide-react'
import { useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cellAt } from '../../../../shared/page/tables/page-table.ts'
import { tableOf } from '../../../../shared/page/writing/table.ts'
import { notify, notifyError } from '../../../host/base/notices.ts'
import { useSite } from '../../../host/scope/site.ts'
import { closeTable, followTable, type OpenTable, useOpenTable } from '../../../host/session/open-table.ts'
import { reveal, useReveal } from '../../../host/session/reveal.ts'
import { PaneContext } from '../../../host/view/split-view.ts'
import { IconButton } from '../../../kit/IconButton.tsx'
import styles from './Grid.module.css'
import { TableGrid } from './TableGrid.tsx'
import { type Grid, useGrid } from './useGrid.ts'

/** The table of a page that is open as a grid, above the text of the page. */
export function TablePanel({ file }: { readonly file: string }) {
  const site = useSite()
  const open = useOpenTable(file, useContext(PaneContext))
  const isOpen = open !== undefined
  useEffect(() => (isOpen ? followTable(site, file) : undefined), [isOpen, site, file])
  return open ? <OpenPanel key={open.serial} open={open} /> : null
}

function Tools({ open, grid, onClose }: { open: OpenTable; grid: Grid; onClose: () => void }) {
  const site = useSite()
  const { t } = useTranslation('tables')
  const { actions, size, place, texts, goTo } = grid
  const copy = () => {
    const done = () => notify(site.app, { kind: 'info', message: t('copied') })
    navigator.clipboard
      .writeText(tableOf(texts, open.reading.table.alignments))
      .then(done, error => notifyError(site.app, error))
  }
  const addRow = () => {
    actions.insertRow(size.rows - 1)
    goTo({ row: size.rows, column: 0 })
  }
  const addColumn = () => {
    actions.insertColumn(size.columns)
    goTo({ row: 0, column: size.columns })
  }
  const tidy = () => {
    actions.tidy()
    goTo(place)
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      <IconButton size="small" label={t('tool.addRow')} icon={<Rows3 />} onPress={addRow} />
      <IconButton size="small" label={t('tool.addColumn')} icon={<Columns3 />} onPress={addColumn} />
      <IconButton size="small" label={t('tool.tidy')} icon={<WandSparkles />} onPress={tidy} />
      <IconButton size="small" label={t('tool.copy')} icon={<Copy />} onPress={copy} />
      <IconButton size="small" label={t('close')} icon={<X />} onPress={onClose} />
    </div>
  )
}

function OpenPanel({ open }: { readonly open: OpenTable }) {
  const site = useSite()
  const { t } = useTranslation('tables')
  const panel = useRef<HTMLElement>(null)
  const grid = useGrid(open, panel)
  const { file, table } = open.reading
  const rest = table.rows.at(-1)?.to ?? 0
  useReveal(place => {
    const { offset } = place
    if (place.file !== file || offset === undefined || offset < open.reading.at || offset > rest) return false
    grid.goTo(cellAt(table, offset))
    return true
  })
  const close = () => {
    const { row, column } = grid.place
    const cell = table.rows[Math.max(0, row)]?.cells[Math.max(0, column)]
    closeTable(site)
    reveal(site, { file, offset: cell?.text.from ?? open.reading.at })
  }
  return (
    <section ref={panel} className={styles.panel} aria-label={t('title')}>
      <header className={styles.bar}>
        <h2 className={styles.title}>{t('title')}</h2>
        <span className={styles.hint}>{t('hint')}</span>
        <Tools open={open} grid={grid} onClose={close} />
      </header>
      <TableGrid open={open} grid={grid} onClose={close} />
    </section>
  )
}
