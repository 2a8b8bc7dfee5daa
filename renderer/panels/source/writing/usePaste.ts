import { useEffect } from 'react'
import { isInFence } from '../../../../shared/page/inside.ts'
import { standingFree } from '../../../../shared/page/writing/lines.ts'
import { spreadsheetRows, tableAt, tableOf } from '../../../../shared/page/writing/table.ts'
import { literal } from '../../../../shared/site/writing/insert.ts'
import { notifyError } from '../../../state/notices.ts'
import { apply, type Desk, spanNow } from './desk.ts'
import { insertBlock } from './insertion.ts'
import { insertPictures } from './pictureImport.ts'
import { readingOf } from './reading.ts'

const isPicture = ({ type }: File) => type.startsWith('image/')
const ADDRESS = /^(https?:\/\/|mailto:)\S+$/
const FORMATTED = /<(a|b|strong|em|i|h[1-6]|ul|ol|table|pre|blockquote)\b|font-weight:\s*(bold|[6-9]00)/i

/** Where everything is taken as it is: code, and the lines before the text. */
function isRaw(desk: Desk): boolean {
  const { page } = readingOf(desk.model)
  const { from } = spanNow(desk)
  return from < page.division.start || isInFence(page, from)
}

function write(desk: Desk, text: string): void {
  const { from, to } = spanNow(desk)
  const end = from + text.length
  apply(desk, { edits: [{ offset: from, length: to - from, text }], selection: { from: end, to: end } })
}

async function writeFormatted(desk: Desk, html: string, plain: string): Promise<void> {
  const { markdownOf } = await import('./richText.ts')
  if (desk.model.isDisposed()) return
  const text = markdownOf(html) || plain
  const eol = desk.model.getEOL()
  write(desk, eol === '\n' ? text : text.replaceAll('\n', eol))
}

function writeTable(desk: Desk, table: string): void {
  const span = spanNow(desk)
  if (span.from === span.to) insertBlock(desk, literal(table))
  else write(desk, standingFree(desk.model.getValue(), span, table).replaceAll('\n', desk.model.getEOL()))
}

/** What pasting means here; `undefined` where the code editor's own way is right. */
function meaning(desk: Desk, data: DataTransfer): (() => Promise<void> | void) | undefined {
  const plain = data.getData('text/plain')
  const html = data.getData('text/html')
  const pictures = [...data.files].filter(isPicture)
  if (pictures.length > 0 && plain === '') return () => insertPictures(desk, pictures)
  if (isRaw(desk) || data.types.includes('vscode-editor-data')) return undefined
  const { from, to } = spanNow(desk)
  const selected = desk.model.getValue().slice(from, to)
  if (ADDRESS.test(plain.trim()) && selected.trim() !== '' && !/[\n[\]]/.test(selected))
    return () => write(desk, `[${selected}](${plain.trim()})`)
  const rows = spreadsheetRows(plain)
  if (rows && rows.length > 1 && !tableAt(desk.model.getValue(), from))
    return () => writeTable(desk, tableOf(rows))
  return FORMATTED.test(html) ? () => writeFormatted(desk, html, plain) : undefined
}

function listen(desk: Desk, container: HTMLElement): () => void {
  const take = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const paste = (event: ClipboardEvent) => {
    const work = event.clipboardData && desk.editor.hasTextFocus() && meaning(desk, event.clipboardData)
    if (!work) return
    take(event)
    Promise.resolve(work()).catch(notifyError)
  }
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    const pictures = [...(event.dataTransfer?.files ?? [])].filter(isPicture)
    if (pictures.length === 0) return
    take(event)
    const at = desk.editor.getTargetAtClientPoint(event.clientX, event.clientY)?.position
    if (at) desk.editor.setPosition(at)
    insertPictures(desk, pictures).catch(notifyError)
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

/** Turns what is pasted or dropped into what a page is made of: pictures, links, tables, Markdown. */
export function usePaste(desk: Desk | undefined, isReadOnly: boolean): void {
  useEffect(() => {
    const container = desk?.editor.getContainerDomNode()
    return desk && container && !isReadOnly ? listen(desk, container) : undefined
  }, [desk, isReadOnly])
}
