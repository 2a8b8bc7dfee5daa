import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { nodesAt } from '../../../shared/page/parse/nodes-at.ts'
import type { Span } from '../../../shared/page/writing/lines.ts'
import { type Site, useSite } from '../../host/scope/site.ts'
import { Picker, type PickerChoice, type PickerSection } from '../../kit/Picker.tsx'
import { localize } from '../../messages/localize.ts'
import { entryName } from './entryName.ts'
import { type InsertEntry, insertEntries, pictureOf } from './insertEntries.tsx'
import { noteInserted, useRecentEntries } from './recentEntries.ts'
import { type BlockSurface, type Point, useBlockMenu } from './surface.ts'
import { useEarlyKeys } from './useEarlyKeys.ts'

interface EntryChoice extends PickerChoice {
  readonly entry: InsertEntry
}

const choiceOf = (section: string, entry: InsertEntry): EntryChoice => ({
  id: `${section}:${entry.id}`,
  label: entryName(entry),
  about: localize(entry.about),
  picture: pictureOf(entry),
  words: entry.words,
  entry,
})

/** The tags around the cursor. */
function tagsAround(surface: BlockSurface): ReadonlySet<string> {
  const nodes = nodesAt(surface.read(), surface.selection().from)
  return new Set(nodes.flatMap(node => (node.kind === 'tag' ? [node.name] : [])))
}

function useSections(surface: BlockSurface): readonly PickerSection<EntryChoice>[] {
  const { t } = useTranslation('block-tools')
  const recent = useRecentEntries(({ ids }) => ids)
  return useMemo(() => {
    const around = tagsAround(surface)
    const fitting = insertEntries.filter(({ within }) => !within || within.some(name => around.has(name)))
    const latest = recent.flatMap(id => fitting.find(entry => entry.id === id) ?? [])
    const section = (id: string, title: string, entries: readonly InsertEntry[]) => ({
      id,
      title,
      choices: entries.map(entry => choiceOf(id, entry)),
    })
    return [
      section('recent', t('insert.recent'), latest),
      section(
        'components',
        t('insert.components'),
        fitting.filter(({ kind }) => kind === 'component'),
      ),
      section(
        'markdown',
        t('insert.markdown'),
        fitting.filter(({ kind }) => kind === 'markdown'),
      ),
      section(
        'inline',
        t('insert.inline'),
        fitting.filter(({ kind }) => kind === 'inline'),
      ),
    ]
  }, [surface, recent, t])
}

const keepWords = (site: Site, text: string): void =>
  useBlockMenu.of(site).setState(({ early }) => ({ early: [{ inputType: 'insertText', text }, ...early] }))

interface InsertMenuProps {
  readonly surface: BlockSurface
  readonly at: Point
  readonly typed: Span | undefined
  readonly onClose: () => void
}

/** Everything that can be inserted, with a picture and a sentence; what was used last comes first. */
export function InsertMenu({ surface, at, typed, onClose }: InsertMenuProps) {
  const site = useSite()
  const { t } = useTranslation('block-tools')
  const sections = useSections(surface)
  useEarlyKeys()
  return (
    <Picker
      label={t('insert.title')}
      at={at}
      sections={sections}
      onClose={left => {
        // What was typed after the slash becomes text of the page.
        if (typed && left) keepWords(site, left)
        onClose()
      }}
      onChoose={({ entry }) => {
        noteInserted(site, entry.id)
        surface.insert(entry, typed)
      }}
    />
  )
}
