import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { toggleMark } from '../../../../shared/page/writing/marks.ts'
import { applyEdits } from '../../../../shared/text/edit.ts'
import { chordOf } from '../../../kit/base/chord.ts'
import styles from './Grid.module.css'

/** Where the focus goes after an edit: to the cell below, to a neighbor, to the cell itself, or elsewhere (`blur`). */
export type EditEnd = 'down' | 'next' | 'previous' | 'here' | 'blur'

interface CellEditorProps {
  /** Accessible name. */
  readonly label: string
  readonly text: string
  /** Replaces the text at once. */
  readonly typed: string | undefined
  readonly onChange: (text: string) => void
  readonly onEnd: (end: EditEnd) => void
}

const MARKS: Readonly<Record<string, string>> = { 'Mod+B': '**', 'Mod+I': '_', 'Mod+E': '`' }

/** Chords that act on the text of the cell instead of the text of the page. */
export const CELL_KEYS = Object.keys(MARKS).join(' ')

/** The text field in a cell. Every key changes the page; Escape takes the whole edit back. */
export function CellEditor({ label, text, typed, onChange, onEnd }: CellEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [before] = useState(text)
  const [draft, setDraft] = useState(typed ?? text)
  const [isComposing, setComposing] = useState(false)
  useLayoutEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isFirst.current && typed !== undefined) onChange(typed)
    isFirst.current = false
  }, [typed, onChange])
  const write = (next: string) => {
    setDraft(next)
    if (!isComposing) onChange(next)
  }
  const mark = (sign: string) => {
    const { selectionStart, selectionEnd } = field.current ?? { selectionStart: 0, selectionEnd: 0 }
    const { edits, selection } = toggleMark(draft, { from: selectionStart, to: selectionEnd }, sign)
    write(applyEdits(draft, edits))
    if (selection) requestAnimationFrame(() => field.current?.setSelectionRange(selection.from, selection.to))
  }
  const breakLine = () => {
    const { current } = field
    current?.setRangeText('\n', current.selectionStart, current.selectionEnd, 'end')
    write(current?.value ?? draft)
  }
  const takeBack = () => {
    onChange(before)
    onEnd('here')
  }
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const sign = MARKS[chordOf(event.nativeEvent)]
    if (sign !== undefined) mark(sign)
    else if (key === 'Enter' && (shiftKey || altKey)) breakLine()
    else if (key === 'Enter') onEnd('down')
    else if (key === 'Tab') onEnd(shiftKey ? 'previous' : 'next')
    else if (key === 'Escape') takeBack()
    else return
    event.preventDefault()
  }
  return (
    <textarea
      ref={field}
      className={styles.editor}
      aria-label={label}
      rows={1}
      value={draft}
      dir="auto"
      onChange={({ target }) => write(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={({ currentTarget }) => {
        setComposing(false)
        onChange(currentTarget.value)
      }}
      onKeyDown={press}
      onBlur={() => onEnd('blur')}
    />
  )
}
