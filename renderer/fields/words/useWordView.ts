import { useEffect, useState } from 'react'
import { parsePointer } from '../../../shared/config/json/pointer.ts'
import { type WordGroup, wordGroup } from '../../../shared/site/texts/word-groups.ts'
import { useForm } from '../base/model.ts'

/** What the list of words shows, and how the person changes that. */
export interface WordView {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly onlyChanged: boolean
  readonly setOnlyChanged: (onlyChanged: boolean) => void
  /** The language whose texts are edited; `undefined` until one is chosen. */
  readonly language: string | undefined
  readonly setLanguage: (language: string) => void
  /** `fits`: there is room for the words of the group where the list is filtered. */
  readonly isOpen: (group: WordGroup, fits: boolean) => boolean
  readonly setOpen: (group: WordGroup, isOpen: boolean) => void
  /** Whether a long group is shown to its end. */
  readonly isWhole: (group: WordGroup) => boolean
  readonly showWhole: (group: WordGroup) => void
  /** The names that stay in the list of changed words although they are as Galley has them again. */
  readonly kept: ReadonlySet<string>
  readonly keep: (name: string) => void
}

const NONE: ReadonlySet<string> = new Set()

const toggled = <T>(set: ReadonlySet<T>, item: T, isIn: boolean): ReadonlySet<T> =>
  new Set(isIn ? [...set, item] : [...set].filter(other => other !== item))

/** The state of the list; it opens at the word that somebody was led to. A filtered list shows the first words at once. */
export function useWordView(key: string): WordView {
  const [query, setQuery] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [language, setLanguage] = useState<string>()
  const [open, setOpen] = useState<ReadonlySet<WordGroup>>(new Set())
  const [chosen, setChosen] = useState<ReadonlyMap<WordGroup, boolean>>(new Map())
  const [whole, setWhole] = useState<ReadonlySet<WordGroup>>(new Set())
  const [kept, setKept] = useState(NONE)
  const isFiltered = query.trim() !== '' || onlyChanged
  const { target } = useForm()
  useEffect(() => {
    const [first, name, inLanguage] = parsePointer(target?.pointer ?? '') ?? []
    if (first !== key || name === undefined) return
    const group = wordGroup(String(name))
    if (group) {
      setOpen(groups => toggled(groups, group, true))
      setWhole(groups => toggled(groups, group, true))
    }
    if (inLanguage !== undefined) setLanguage(String(inLanguage))
    setQuery('')
    setOnlyChanged(false)
  }, [target, key])
  return {
    query,
    setQuery: next => {
      setQuery(next)
      setChosen(new Map())
    },
    onlyChanged,
    setOnlyChanged: next => {
      setOnlyChanged(next)
      setChosen(new Map())
      setKept(NONE)
    },
    language,
    setLanguage,
    isOpen: (group, fits) => (isFiltered ? (chosen.get(group) ?? fits) : open.has(group)),
    setOpen: (group, isOpen) =>
      isFiltered
        ? setChosen(groups => new Map(groups).set(group, isOpen))
        : setOpen(groups => toggled(groups, group, isOpen)),
    isWhole: group => whole.has(group),
    showWhole: group => setWhole(groups => toggled(groups, group, true)),
    kept,
    keep: name => setKept(names => toggled(names, name, true)),
  }
}
