import { type ReactNode, useMemo, useRef, useState } from 'react'
import {
  Popover as AriaPopover,
  Autocomplete,
  Dialog,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Text,
} from 'react-aria-components'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { searchable } from '../../shared/text/searchable.ts'
import { Anchor, type AnchorPlace } from './base/Anchor.tsx'
import { cx } from './base/cx.ts'
import styles from './Picker.module.css'
import popover from './Popover.module.css'
import { SearchField } from './SearchField.tsx'
import lists from './styles/list.module.css'

/** One choice of a {@link Picker}. */
export interface PickerChoice {
  readonly id: string
  readonly label: string
  /** A sentence below the label. */
  readonly about?: string
  readonly picture?: ReactNode
  /** More words by which it is found. */
  readonly words?: string
  /** How deep it lies in a tree, from 0. */
  readonly depth?: number
}

/** Choices with a title above them. */
export interface PickerSection<C extends PickerChoice> {
  readonly id: string
  readonly title: string
  readonly choices: readonly C[]
}

interface PickerProps<C extends PickerChoice> {
  /** Name of the dialog and its search field. */
  readonly label: string
  /** Where it opens in the window; `undefined`: closed. */
  readonly at: AnchorPlace | undefined
  readonly sections: readonly PickerSection<C>[]
  /** What the search starts with. */
  readonly typed?: string
  readonly onChoose: (choice: C) => void
  /** `left` is the search text if Escape closed the picker. */
  readonly onClose: (left?: string) => void
}

/** How well a choice fits: 0 its label begins so, 1 a word of it does, 2 anything does; undefined: not at all. */
function rank({ label, about = '', words = '' }: PickerChoice, typed: string): number | undefined {
  const [name, all] = [searchable(label), searchable(`${label} ${words} ${about}`)]
  if (name.startsWith(typed)) return 0
  if (
    searchable(`${label} ${words}`)
      .split(/[\s./]+/)
      .some(word => word.startsWith(typed))
  )
    return 1
  return typed.split(/\s+/).every(word => all.includes(word)) ? 2 : undefined
}

function found<C extends PickerChoice>(sections: readonly PickerSection<C>[], typed: string) {
  const wanted = searchable(typed.trim())
  if (wanted === '') return sections
  const seen = new Set<string>()
  const all = sections.flatMap(({ choices }) => choices)
  const ranked = all.flatMap(choice => {
    const own = rank(choice, wanted)
    const key = choice.id.slice(choice.id.indexOf(':') + 1)
    if (own === undefined || seen.has(key)) return []
    seen.add(key)
    return [{ choice, own }]
  })
  return [
    { id: 'found', title: '', choices: ranked.sort((a, b) => a.own - b.own).map(({ choice }) => choice) },
  ]
}

/** A list with a search field that opens at a point of the window; one press or Enter chooses. */
export function Picker<C extends PickerChoice>(props: PickerProps<C>) {
  const { label, at, onClose } = props
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <Anchor ref={anchor} at={at} />
      <AriaPopover
        className={cx(popover.popover, styles.popover)}
        triggerRef={anchor}
        placement="bottom start"
        offset={4}
        isOpen={at !== undefined}
        onOpenChange={isOpen => !isOpen && onClose()}
      >
        <Dialog aria-label={label} className={cx(styles.dialog)}>
          <Finder {...props} />
        </Dialog>
      </AriaPopover>
    </>
  )
}

function Finder<C extends PickerChoice>({ label, sections, typed = '', onChoose, onClose }: PickerProps<C>) {
  const { t } = useTranslation('kit')
  const [words, setWords] = useState(typed)
  const shown = useMemo(
    () => found(sections, words).filter(({ choices }) => choices.length > 0),
    [sections, words],
  )
  const choose = (key: string) => {
    const choice = shown.flatMap(({ choices }) => choices).find(({ id }) => id === key)
    if (!choice) return
    // Gone before the choice has its effect: what moves the focus finds nothing that holds it.
    flushSync(() => onClose())
    onChoose(choice)
  }
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      {/* Handled before the field sees it, which Escape would only clear: one press closes the picker. */}
      <div
        className={styles.head}
        onKeyDownCapture={event => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.stopPropagation()
          onClose(words)
        }}
      >
        <SearchField label={label} leadsList autoFocus />
      </div>
      <ListBox
        aria-label={label}
        className={cx(lists.list)}
        shouldFocusWrap
        onAction={key => choose(String(key))}
        renderEmptyState={() => <p className={lists.none}>{t('picker.none', { words })}</p>}
      >
        {shown.map(section => (
          <ListBoxSection
            key={section.id}
            id={section.id}
            {...(section.title === '' && { 'aria-label': label })}
          >
            {section.title !== '' && <Header className={cx(popover.title)}>{section.title}</Header>}
            {section.choices.map(choice => (
              <PickerItem key={choice.id} choice={choice} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </Autocomplete>
  )
}

function PickerItem({ choice }: { readonly choice: PickerChoice }) {
  const { id, label, about, picture, depth = 0 } = choice
  return (
    <ListBoxItem id={id} textValue={label} className={cx(styles.item)}>
      {picture !== undefined && (
        <span className={styles.picture} aria-hidden>
          {picture}
        </span>
      )}
      <span className={styles.words} style={{ paddingInlineStart: `${depth}rem` }}>
        <Text slot="label" className={cx(styles.label)}>
          {label}
        </Text>
        {about !== undefined && (
          <Text slot="description" className={cx(styles.about)}>
            {about}
          </Text>
        )}
      </span>
    </ListBoxItem>
  )
}
