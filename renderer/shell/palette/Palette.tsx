import { CircleHelp, File, FileText, Hash, Settings2, SlidersHorizontal, Zap } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Autocomplete, Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { sections } from '../../../shared/config/schema/sections.ts'
import { recentPages } from '../../features/page/tabs/tabActions.ts'
import { runCommand, useCommands } from '../../host/commands/commands.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { openToSide, reveal } from '../../host/session/reveal.ts'
import { useAssets } from '../../host/site/assets.ts'
import { useConfig } from '../../host/site/config.ts'
import { usePages } from '../../host/site/pages.ts'
import { useProjectState } from '../../host/site/project.ts'
import { loadHandbook, openHandbook, useHandbook } from '../../host/view/handbook.ts'
import type { EditedPage } from '../../host/view/recent-edits.ts'
import { showSection, useView } from '../../host/view/view.ts'
import { Badge } from '../../kit/Badge.tsx'
import { ago } from '../../kit/base/ago.ts'
import { cx } from '../../kit/base/cx.ts'
import { later } from '../../kit/base/later.ts'
import { ChoiceList } from '../../kit/ChoiceList.tsx'
import { Kbd } from '../../kit/Kbd.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { find } from './find.ts'
import styles from './Palette.module.css'
import {
  commandTargets,
  editedTargets,
  fileTargets,
  firstPages,
  helpTargets,
  latestFirst,
  pageTargets,
  sectionTargets,
  settingTargets,
  type Target,
} from './targets.ts'
import { useHeadings } from './useHeadings.ts'
import { searchWords } from './words.ts'

interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Shows only recently edited pages. */
  readonly isForEdited?: boolean
}

/** “Go to page…”: any page, heading, file, section, setting or command by a few letters of its title, path or key. */
export function Palette({ isOpen, onClose, isForEdited = false }: PaletteProps) {
  const { t } = useTranslation('palette')
  return (
    <ModalOverlay
      className={cx(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      isDismissable
    >
      <Modal className={cx(styles.modal)}>
        <Dialog aria-label={t(isForEdited ? 'edited' : 'title')} className={cx(styles.dialog)}>
          <Finder onClose={onClose} isForEdited={isForEdited} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const SHOWN = 60

const ICONS: Readonly<Record<Target['kind'], ReactNode>> = {
  page: <FileText />,
  file: <File />,
  heading: <Hash />,
  section: <SlidersHorizontal />,
  setting: <Settings2 />,
  help: <CircleHelp />,
  command: <Zap />,
}

/** Shows the chosen target, or runs the chosen command. */
function visit(site: Site, target: Target, isBeside: boolean): void {
  const isFile = target.kind === 'page' || target.kind === 'file'
  if (isFile && isBeside) openToSide(site, target.id)
  else if (isFile) later(() => reveal(site, { file: target.id }))
  else if (target.kind === 'heading') later(() => reveal(site, { file: target.file, line: target.line }))
  else if (target.kind === 'section') showSection(site, target.id)
  else if (target.kind === 'help') later(() => openHandbook(site.app, target.id))
  else if (target.kind === 'command') later(() => runCommand(site.app, target.id))
  else reveal(site, { file: CONFIG_FILE, pointer: `/${target.id.replaceAll('.', '/')}` })
}

/** All targets. */
function useTargets(edited: readonly EditedPage[], isForEdited: boolean): readonly Target[] {
  const site = useSite()
  const { t } = useTranslation('palette')
  const pages = usePages()
  const assets = useAssets()
  const usable = useCommands()
  const form = useConfig(({ reading }) => reading.form)
  const [commands] = useState(usable)
  const handbook = useHandbook(view => view.contents)
  useEffect(() => void loadHandbook(site.app), [site])
  return useMemo(() => {
    const all = pageTargets(pages.values())
    const { snippets, others } = fileTargets(assets.keys())
    const words = searchWords()
    if (isForEdited) return editedTargets([...all, ...snippets], edited)
    return [
      ...latestFirst(all, firstPages(recentPages(site), edited)),
      ...snippets,
      ...sectionTargets(sections[form], words),
      ...settingTargets(sections[form], words),
      ...commandTargets(commands, t('command'), words),
      ...others,
      ...helpTargets(handbook?.pages ?? [], t('handbook')),
    ]
  }, [pages, assets, edited, isForEdited, commands, form, handbook, t, site])
}

/** The time at which a page was edited. */
function EditedBadge({ time }: { readonly time: number }) {
  const { t } = useTranslation('palette')
  return <Badge>{t('editedWhen', { when: ago(time) })}</Badge>
}

function badgeOf(target: Target, times: ReadonlyMap<string, number>): ReactNode {
  if (target.kind === 'command') return target.keys === undefined ? undefined : <Kbd keys={target.keys} />
  const time = target.kind === 'page' ? times.get(target.id) : undefined
  return time === undefined ? undefined : <EditedBadge time={time} />
}

interface FinderProps {
  readonly onClose: () => void
  readonly isForEdited: boolean
}

function Finder({ onClose, isForEdited }: FinderProps) {
  const site = useSite()
  const { t } = useTranslation('palette')
  const edited = useView(view => view.edited)
  const targets = useTargets(edited, isForEdited)
  const times = new Map(edited.map(({ file, time }) => [file, time]))
  const [words, setWords] = useState('')
  const headings = useHeadings(isForEdited ? '' : words)
  const found = useMemo(
    () => find([...targets, ...headings], words).slice(0, SHOWN),
    [targets, headings, words],
  )
  const isStopped = useProjectState(state => state.isStopped === true)
  const isBeside = useRef(false)
  const open = (target: Target) => {
    onClose()
    visit(site, target, isBeside.current)
  }
  const note = (event: KeyboardEvent | PointerEvent) => {
    isBeside.current = event.ctrlKey || event.metaKey
  }
  const onKey = (event: KeyboardEvent) => {
    note(event)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // The field would only become empty.
    event.stopPropagation()
    onClose()
  }
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      <div className={styles.head} onKeyDownCapture={onKey}>
        <SearchField
          label={t(isForEdited ? 'edited' : 'title')}
          placeholder={t(isForEdited ? 'editedPlaceholder' : 'placeholder')}
          leadsList
          autoFocus
        />
      </div>
      <div className={styles.list} onPointerDownCapture={note}>
        <ChoiceList
          label={t('results')}
          choices={found.map(target => ({
            id: `${target.kind} ${target.id}`,
            label: target.title,
            detail: target.detail,
            icon: ICONS[target.kind],
            badge: badgeOf(target, times),
            target,
          }))}
          onChoose={({ target }) => open(target)}
          empty={words === '' ? t('noneEdited') : t('none', { words })}
        />
      </div>
      {isStopped && <p className={styles.hint}>{t('unread')}</p>}
      <p className={styles.hint}>
        {t('beside')} <Kbd keys="Mod+Enter" />
      </p>
    </Autocomplete>
  )
}
