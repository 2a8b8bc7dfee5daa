import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { isObject, type JsonObject } from '../../../shared/config/json/value.ts'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import { lowerFirst } from '../base/labels.ts'
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
  const add = () => set({ ...entries, [freeKey(entries, t('map.new'))]: '' }, { label: t('map.add') })
  return (
    <FieldRow path={path} label={label} help={schema.description} isWide hasRowsInside>
      {() => (
        <div className={styles.entries}>
          {Object.keys(entries).map((key, index) => (
            <Entry key={list.ids[index]} {...props} name={key} entries={entries} />
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

/** `name`, or with a number after it if it is in use. */
function freeKey(entries: JsonObject, name: string): string {
  let key = name
  for (let number = 2; Object.hasOwn(entries, key); number += 1) key = `${name}-${number}`
  return key
}

interface EntryProps extends RowProps {
  readonly name: string
  readonly entries: JsonObject
}

function Entry({ path, schema, label, name, entries, isReadOnly, set }: EntryProps) {
  const { t } = useTranslation('fields')
  const [wanted, setWanted] = useState<string>()
  const pointer = formatPointer([...path, name])
  const value = entries[name]
  const isTaken = wanted !== undefined && wanted !== name && Object.hasOwn(entries, wanted)
  const draft = useDraft(isText(value) ? value : '', (text, session) =>
    set({ ...entries, [name]: text }, { merge: `${pointer} ${session}` }),
  )
  const rename = () => {
    setWanted(undefined)
    if (wanted === undefined || wanted === name || wanted.trim() === '' || isTaken) return
    const renamed = Object.entries(entries).map(([key, text]) => [key === name ? wanted : key, text])
    set(Object.fromEntries(renamed), { label: t('map.undoRename', { from: name, to: wanted }) })
  }
  const remove = () => {
    const { [name]: _, ...others } = entries
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
        isReadOnly={isReadOnly}
        {...(isTaken && { error: t('map.taken') })}
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
    </div>
  )
}
