import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { isObject, type JsonObject } from '../../../shared/config/json/value.ts'
import { nameKindAt } from '../../../shared/config/names/names.ts'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import { lowerFirst } from '../base/labels.ts'
import { useForm } from '../base/model.ts'
import { ProblemNote } from '../base/ProblemNote.tsx'
import type { RowProps } from '../base/row.ts'
import { useDraft } from '../base/useDraft.ts'
import { isText } from '../base/values.ts'
import { useItemIds } from './itemIds.ts'
import styles from './MapRow.module.css'

/** Texts under keys that people choose: a name and a value for each, in the order of the file. */
export function MapRow(props: RowProps) {
  const { path, schema, value, label, isReadOnly, set } = props
  const { t } = useTranslation('fields')
  const entries = isObject(value) ? value : {}
  const list = useItemIds(Object.keys(entries).length)
  const { frame, keepPlace } = usePlaceKept(Object.keys(entries).length)
  const [added, setAdded] = useState<string>()
  const add = () => {
    const key = freeKey(entries, t('map.new'))
    setAdded(key)
    set({ ...entries, [key]: '' }, { label: t('map.add') })
  }
  return (
    <FieldRow path={path} label={label} help={schema.description} isWide hasRowsInside>
      {() => (
        <div className={styles.entries} ref={frame}>
          {Object.keys(entries).map((key, index) => (
            <Entry
              key={list.ids[index]}
              {...props}
              name={key}
              entries={entries}
              isNew={key === added}
              onRemove={() => keepPlace(index)}
            />
          ))}
          {!isReadOnly && (
            <Button size="small" icon={<Plus />} onPress={add}>
              {t('map.add')}
            </Button>
          )}
        </div>
      )}
    </FieldRow>
  )
}

/** Keeps the place in the list: after a removal, the next remove button gets the focus, or else the one that adds. */
function usePlaceKept(count: number) {
  const frame = useRef<HTMLDivElement>(null)
  const removed = useRef<{ readonly index: number; readonly count: number }>(undefined)
  useEffect(() => {
    const { current } = removed
    if (!current || current.count === count) return
    removed.current = undefined
    const entry = frame.current?.children.item(Math.min(current.index, count))
    const button = entry instanceof HTMLButtonElement ? entry : entry?.querySelector('button')
    button?.focus()
  }, [count])
  const keepPlace = (index: number) => {
    removed.current = { index, count }
  }
  return { frame, keepPlace }
}

/** `name`, or with a number after it if it is in use. */
function freeKey(entries: JsonObject, name: string): string {
  let key = name
  for (let number = 2; Object.hasOwn(entries, key); number += 1) key = `${name}-${number}`
  return key
}

interface EntryProps extends RowProps {
  readonly name: string
  readonly entries: JsonObject
  /** It was added here: its name is selected, to be typed over. */
  readonly isNew: boolean
  readonly onRemove: () => void
}

function Entry({ path, schema, label, name, entries, isReadOnly, isNew, set, onRemove }: EntryProps) {
  const { t } = useTranslation('fields')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) input.current?.select()
  }, [isNew])
  const { config, rename: renameVariable } = useForm()
  const [wanted, setWanted] = useState<string>()
  const pointer = formatPointer([...path, name])
  const value = entries[name]
  const isTaken = wanted !== undefined && wanted !== name && Object.hasOwn(entries, wanted)
  const isVariable = nameKindAt(config, [...path, name]) === 'variable'
  const isUnfit = isVariable && wanted !== undefined && !/^[\w.-]*$/.test(wanted)
  const draft = useDraft(isText(value) ? value : '', (text, session) =>
    set({ ...entries, [name]: text }, { merge: `${pointer} ${session}` }),
  )
  const rename = () => {
    setWanted(undefined)
    if (wanted === undefined || wanted === name || wanted.trim() === '' || isTaken || isUnfit) return
    if (isVariable) {
      renameVariable([...path, name], wanted)
      return
    }
    const renamed = Object.entries(entries).map(([key, text]) => [key === name ? wanted : key, text])
    set(Object.fromEntries(renamed), { label: t('map.undoRename', { from: name, to: wanted }) })
  }
  const remove = () => {
    const { [name]: _, ...others } = entries
    onRemove()
    set(others, {
      label: t('undo.removeItem', { what: name, list: lowerFirst(label) }),
      offersUndo: true,
    })
  }
  return (
    <div className={styles.entry} data-pointer={pointer}>
      <TextField
        aria-label={t('map.name', { name })}
        code
        value={wanted ?? name}
        onChange={setWanted}
        onBlur={rename}
        onKeyDown={event => {
          const isSave = event.key === 's' && (event.ctrlKey || event.metaKey)
          if (event.key === 'Enter' || isSave) rename()
        }}
        inputRef={input}
        isReadOnly={isReadOnly}
        {...(isTaken && { error: t('map.taken') })}
        {...(isUnfit && { error: t('map.unfit') })}
      />
      <TextField
        {...draft}
        aria-label={t('map.value', { name })}
        placeholder={schema['x-values']?.examples?.find(isText)}
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && (
        <IconButton label={t('map.remove', { name })} icon={<X />} size="small" faint onPress={remove} />
      )}
      <ProblemNote pointer={pointer} />
    </div>
  )
}
