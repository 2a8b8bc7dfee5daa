import { useEffect } from 'react'
import { isInFence } from '../../../../shared/page/parse/nodes-at.ts'
import { fillTable } from '../../../../shared/page/tables/cell-edits.ts'
import { asPlainText, lineBreakOf } from '../../../../shared/page/tables/cell-text.ts'
import { cellAt, isInRule, type PageTable, tableIn } from '../../../../shared/page/tables/page-table.ts'
import { asSeparateBlock } from '../../../../shared/page/writing/lines.ts'
import { spreadsheetRows } from '../../../../shared/page/writing/spreadsheet.ts'
import { cellOf, tableOf } from '../../../../shared/page/writing/table.ts'
import { notifyError } from '../../../host/base/notices.ts'
import type { Site } from '../../../host/scope/site.ts'
import { useSite } from '../../../host/scope/site.ts'
import { picturesIn } from '../../../kit/base/pictures.ts'
import { apply, type OpenPage, spanNow } from '../editor/openPage.ts'
import { insertPictures } from './imageImport.ts'
import { modelPageOf } from './pageReading.ts'

const ADDRESS = /^(https?:\/\/|mailto:)\S+$/
const FORMATTED = /<(a|b|strong|em|i|h[1-6]|ul|ol|table|pre|blockquote)\b|font-weight:\s*(bold|[6-9]00)/i

/** Where everything is pasted as it is: code, and the frontmatter. */
function isRaw(openPage: OpenPage): boolean {
  const { page } = modelPageOf(openPage.model)
  const { from } = spanNow(openPage)
  return from < page.chunking.start || isInFence(page, from)
}

function write(openPage: OpenPage, text: string): void {
  const { from, to } = spanNow(openPage)
  const end = from + text.length
  apply(openPage, { edits: [{ offset: from, length: to - from, text }], selection: { from: end, to: end } })
}

/** Starts of Markdown blocks that cannot continue a line of text. */
const BLOCK = /^(?:\||#{1,6} |[-*+] |\d+\. |```|> |---(?:\n|$)|!\[)/

/** The table whose cell the pasted text goes into: none if more than a line is replaced. */
function tableAround(openPage: OpenPage): PageTable | undefined {
  const { page, text } = modelPageOf(openPage.model)
  const { from, to } = spanNow(openPage)
  return text.slice(from, to).includes('\n') ? undefined : tableIn(page, from)
}

/** Inserts Markdown: a text of several lines inside a cell, blocks on lines of their own. */
function writeMarkdown(openPage: OpenPage, text: string): void {
  const span = spanNow(openPage)
  const whole = openPage.model.getValue()
  const isBlock = text.includes('\n') && BLOCK.test(text)
  const fitting = tableAround(openPage) ? cellOf(text) : isBlock ? asSeparateBlock(whole, span, text) : text
  write(openPage, fitting.replace(/\r?\n/g, openPage.model.getEOL()))
}

async function writeFormatted(openPage: OpenPage, html: string, plain: string): Promise<void> {
  const { markdownOf } = await import('../../writing/richText.ts')
  if (!openPage.model.isDisposed()) writeMarkdown(openPage, markdownOf(html) || plain)
}

function writeRows(openPage: OpenPage, rows: readonly (readonly string[])[]): void {
  const table = tableAround(openPage)
  const values = rows.map(row => row.map(asPlainText))
  if (!table) {
    writeMarkdown(openPage, tableOf(values))
    return
  }
  const { page, text } = modelPageOf(openPage.model)
  const { from } = spanNow(openPage)
  const { row, column } = cellAt(table, from)
  const start = { row: isInRule(table, from) ? 1 : row, column }
  apply(openPage, { edits: fillTable(page, from, { ...start, values }, lineBreakOf(text)) })
}

/** A URL in the form used between the parentheses of a link. */
function targetOf(address: string): string {
  const isPaired = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(address)
  return isPaired ? address : address.replaceAll('(', '%28').replaceAll(')', '%29')
}

const isTable = (html: string) => /<table\b/i.test(html)

/** How the clipboard is pasted here; `undefined` for the code editor’s own way. */
function meaning(
  site: Site,
  openPage: OpenPage,
  data: DataTransfer,
): (() => Promise<void> | void) | undefined {
  const plain = data.getData('text/plain')
  const html = data.getData('text/html')
  const pictures = picturesIn(data)
  if (pictures.length > 0 && plain === '') return () => insertPictures(site, openPage, pictures)
  if (isRaw(openPage) || data.types.includes('vscode-editor-data')) return undefined
  const text = openPage.model.getValue()
  const { from, to } = spanNow(openPage)
  const selected = text.slice(from, to)
  if (ADDRESS.test(plain.trim()) && selected.trim() !== '' && !/[\n[\]]/.test(selected))
    return () => write(openPage, `[${selected}](${targetOf(plain.trim())})`)
  const rows = spreadsheetRows(plain)
  // Formatted cells keep their links and their alignment; inside a table only their text is used.
  if (rows && (tableAround(openPage) || (!isTable(html) && rows.length > 1)))
    return () => writeRows(openPage, rows)
  return FORMATTED.test(html) ? () => writeFormatted(openPage, html, plain) : undefined
}

function listen(site: Site, openPage: OpenPage, container: HTMLElement): () => void {
  const take = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const paste = (event: ClipboardEvent) => {
    const work =
      event.clipboardData && openPage.editor.hasTextFocus() && meaning(site, openPage, event.clipboardData)
    if (!work) return
    take(event)
    Promise.resolve(work()).catch(error => notifyError(site.app, error))
  }
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    const pictures = event.dataTransfer ? picturesIn(event.dataTransfer) : []
    if (pictures.length === 0) return
    take(event)
    const at = openPage.editor.getTargetAtClientPoint(event.clientX, event.clientY)?.position
    if (at) openPage.editor.setPosition(at)
    insertPictures(site, openPage, pictures).catch(error => notifyError(site.app, error))
  }
  container.addEventListener('paste', paste, { capture: true })
  container.addEventListener('dragover', over, { capture: true })
  container.addEventListener('drop', drop, { capture: true })
  return () => {
    container.removeEventListener('paste', paste, { capture: true })
    container.removeEventListener('dragover', over, { capture: true })
    container.removeEventListener('drop', drop, { capture: true })
  }
}

/** Turns pasted or dropped content into page content: images, links, tables, Markdown. */
export function usePaste(openPage: OpenPage | undefined): void {
  const site = useSite()
  useEffect(() => {
    const container = openPage?.editor.getContainerDomNode()
    return openPage && container ? listen(site, openPage, container) : undefined
  }, [openPage, site])
}
