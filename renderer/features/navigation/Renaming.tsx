import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '../entries/rows.ts'
import type { FileActions } from './files/useFileActions.ts'
import styles from './Navigation.module.css'
import type { TreeActions } from './useTreeActions.ts'

interface FieldProps {
  readonly container: RefObject<HTMLElement | null>
  /** The row being renamed. */
  readonly id: string
  readonly name: string
  readonly label: 'renameGroup' | 'renamePage'
  /** `undefined`: the name is unchanged. When ended by key, the focus returns to the row. */
  readonly onDone: (name: string | undefined, isByKey: boolean) => void
}

const rowElement = (container: FieldProps['container'], id: string) =>
  container.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)

interface Box {
  readonly top: number
  readonly left: number
  readonly width: number
}

/** Frames. */
const PATIENCE = 20

/** The position of a row's name in the panel. */
function boxOver(container: FieldProps['container'], id: string): Box | undefined {
  const frame = container.current?.getBoundingClientRect()
  const shown = rowElement(container, id)?.querySelector('[data-name]')
  const box = shown?.getBoundingClientRect()
  if (!frame || !box) return undefined
  return { top: box.top - frame.top - 3, left: box.left - frame.left - 6, width: frame.right - box.left - 6 }
}

/** A field over the row's name. Enter and leaving it apply the new name, Escape restores the old one. */
function RenameField({ container, id, name, label, onDone }: FieldProps) {
  const { t } = useTranslation('navigation')
  const [value, setValue] = useState(name)
  const [place, setPlace] = useState<Box>()
  const done = useRef(false)
  const cancel = useEffectEvent(() => finish(undefined, false))
  useLayoutEffect(() => {
    let waiting = 0
    // A row that was just scrolled to is drawn some frames later; a row that is not drawn gets no field.
    const look = (frames: number) => {
      const place = boxOver(container, id)
      if (place) setPlace(place)
      else if (frames === 0) cancel()
      else waiting = requestAnimationFrame(() => look(frames - 1))
    }
    look(PATIENCE)
    return () => cancelAnimationFrame(waiting)
  }, [container, id])
  const finish = (kept: string | undefined, isByKey: boolean) => {
    if (done.current) return
    done.current = true
    onDone(kept !== undefined && kept.trim() !== '' && kept !== name ? kept.trim() : undefined, isByKey)
  }
  if (!place) return null
  return (
    <input
      className={styles.rename}
      style={place}
      aria-label={t(label)}
      ref={input => input?.focus()}
      value={value}
      onFocus={event => event.target.select()}
      onChange={event => setValue(event.target.value)}
      onBlur={() => finish(value, false)}
      onKeyDown={event => {
        if (event.key === 'Enter') finish(value, true)
        if (event.key === 'Escape') finish(undefined, true)
        event.stopPropagation()
      }}
    />
  )
}

/** Focuses a row, unless the focus has moved on since the field was closed. */
function focusIfFree(row: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) row?.focus()
}

interface RenamingProps {
  readonly container: RefObject<HTMLElement | null>
  /** The group or page being renamed. */
  readonly row: Row | undefined
  readonly actions: Pick<TreeActions, 'rename'>
  readonly files: Pick<FileActions, 'giveTitle'>
  readonly onDone: () => void
}

/** Renaming a group, or changing the title of a page, in place. */
export function Renaming({ container, row, actions, files, onDone }: RenamingProps) {
  if (!row) return null
  const finish = (name: string | undefined, isByKey: boolean) => {
    onDone()
    const isPage = row.file !== undefined
    if (isPage && row.file !== undefined && name !== undefined) files.giveTitle(row.file, name)
    const id = name === undefined || isPage ? row.id : actions.rename(row, name)
    if (isByKey) requestAnimationFrame(() => focusIfFree(rowElement(container, id)))
  }
  return (
    <RenameField
      key={row.id}
      container={container}
      id={row.id}
      name={row.label}
      label={row.kind === 'group' ? 'renameGroup' : 'renamePage'}
      onDone={finish}
    />
  )
}
