import { Plus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { SortableList } from '../../kit/SortableList.tsx'
import { keyWithoutIndexes, lowerFirst } from '../base/labels.ts'
import { type Target, useForm } from '../base/model.ts'
import { ProblemList } from '../base/ProblemList.tsx'
import { ProblemNote } from '../base/ProblemNote.tsx'
import { problemsAt } from '../base/problems.ts'
import type { RowProps } from '../base/row.ts'
import { ItemSummary, type Summary } from './ItemSummary.tsx'
import { defaultItemFor } from './itemDefaults.ts'
import { moved, useItemIds } from './itemIds.ts'
import { itemChoices, itemSchema, useSummaries } from './items.ts'
import styles from './ListEditor.module.css'

interface ListEditorProps extends RowProps {
  readonly items: readonly unknown[]
  /** Content after an item in its row. */
  readonly note?: (index: number) => ReactNode
}

/** Lists of at least this length have a search field. */
const SEARCHED_FROM = 12

export function ListEditor(props: ListEditorProps) {
  const { path, label, items, note, set, isReadOnly } = props
  const { t } = useTranslation('fields')
  const { adders } = useForm()
  const [query, setQuery] = useState('')
  const [openId, setOpenId] = useState<string>()
  const list = useItemIds(items.length)
  const open = openId === undefined ? -1 : list.ids.indexOf(openId)
  useTarget(props, index => setOpenId(list.ids[index]))

  const key = keyWithoutIndexes(path)
  const words = (action: string) => t([`list.${key}.${action}`, `list.default.${action}`])
  const in_ = { list: lowerFirst(label) }
  const summarize = useSummaries(props)
  const move = (from: number, to: number) => {
    list.move(from, to)
    set(moved(items, from, to), { label: t('undo.move', { what: summarize(items[from]).title, ...in_ }) })
  }
  const remove = (index: number) => {
    list.remove(index)
    set(
      items.filter((_, at) => at !== index),
      {
        label: t('undo.removeItem', { what: summarize(items[index]).title, ...in_ }),
        offersUndo: true,
        focus: [...path, index],
      },
    )
  }
  const add = () => {
    setQuery('')
    const made = { name: words('new'), choices: itemChoices(props.schema) }
    set([...items, defaultItemFor(key, items, made)], { label: words('add') })
    setOpenId(LAST)
  }
  if (openId === LAST && list.ids.length > 0) setOpenId(list.ids.at(-1))

  const rows = items
    .map((item, index) => ({ index, id: list.ids[index] ?? String(index), summary: summarize(item) }))
    .filter(({ summary }) => isMatch(summary, query))
  return (
    <div className={styles.editor}>
      {items.length > SEARCHED_FROM && (
        <SearchField label={t('list.search', in_)} value={query} onChange={setQuery} />
      )}
      <SortableList
        label={label}
        items={rows.map(({ id, summary, index }) => ({
          id,
          pointer: formatPointer([...path, index]),
          text: summary.title,
          content: (
            <ItemRow summary={summary} pointer={formatPointer([...path, index])} isOpen={id === openId}>
              {note?.(index)}
            </ItemRow>
          ),
        }))}
        openId={openId}
        onOpen={setOpenId}
        onMove={isReadOnly || query !== '' ? undefined : move}
        onRemove={isReadOnly ? undefined : row => remove(rows[row]?.index ?? -1)}
        empty={query === '' ? words('empty') : t('list.nothingFound')}
      />
      {open >= 0 && open < items.length && (
        <ItemPanel {...props} key={openId} index={open} onClose={() => setOpenId(undefined)} />
      )}
      {!isReadOnly && (
        <Button size="small" icon={<Plus />} onPress={adders[key] ?? add}>
          {words('add')}
        </Button>
      )}
    </div>
  )
}

interface ItemRowProps {
  readonly summary: Summary
  readonly pointer: string
  /** Its problems are shown where it is edited. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

function ItemRow({ summary, pointer, isOpen, children }: ItemRowProps) {
  return (
    <div className={styles.item}>
      <div className={styles.summary}>
        <ItemSummary summary={summary}>{children}</ItemSummary>
      </div>
      {!isOpen && <ProblemNote pointer={pointer} />}
    </div>
  )
}

/** Placeholder id of the item that is being added. */
const LAST = 'last'

/** Opens the item that is to get the focus. */
function useTarget({ path, items }: ListEditorProps, open: (index: number) => void): void {
  const { target } = useForm()
  const [handledTarget, setHandledTarget] = useState<Target>()
  if (target === handledTarget) return
  setHandledTarget(target)
  const before = `${formatPointer(path)}/`
  const index = target?.pointer.startsWith(before)
    ? Number.parseInt(target.pointer.slice(before.length), 10)
    : -1
  if (index >= 0 && index < items.length) open(index)
}

const isMatch = ({ title, detail }: Summary, query: string): boolean =>
  searchable(`${title} ${detail}`).includes(searchable(query))

interface ItemPanelProps extends ListEditorProps {
  readonly index: number
  readonly onClose: () => void
}

/** The fields of the open item. The first field takes the focus. */
function ItemPanel(props: ItemPanelProps) {
  const { items, index, path, schema, inside, isReadOnly, onClose } = props
  const { t } = useTranslation('fields')
  const { target, problems, fix } = useForm()
  const panel = useRef<HTMLElement>(null)
  const leaveFocus = useRef(target !== undefined)
  useEffect(() => {
    if (leaveFocus.current) return
    const input = panel.current?.querySelector('input, textarea')
    if (input instanceof HTMLInputElement) {
      input.focus()
      input.select()
    }
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const item = items[index]
  const { title } = useSummaries(props)(item)
  const pointer = formatPointer([...path, index])
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-pointer={pointer}
      aria-label={t('list.edit', { what: title })}
    >
      <header className={styles.head}>
        <h3 className={styles.title} title={title}>
          {title}
        </h3>
        <IconButton label={t('list.close')} icon={<X />} size="small" onPress={onClose} />
      </header>
      {isObject(item) && (
        <ProblemList problems={problemsAt(problems, pointer, true)} onFix={isReadOnly ? undefined : fix} />
      )}
      {inside(index, itemSchema(schema, item))}
    </section>
  )
}
