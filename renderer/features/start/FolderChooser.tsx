import { CornerLeftUp, Folder, FolderCheck } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FolderListing } from '../../../shared/project/base/model.ts'
import { Badge } from '../../kit/Badge.tsx'
import { ChoiceList, type ListChoice } from '../../kit/ChoiceList.tsx'
import { TextField } from '../../kit/TextField.tsx'
import styles from './FolderChooser.module.css'
import type { ChosenFolder } from './useChosenFolder.ts'

interface FolderChooserProps {
  readonly chosen: ChosenFolder
  /** A folder with a docs.json was opened rather than entered. */
  readonly onSite?: (folder: string) => void
  /** Enter was pressed on the path that is already shown. */
  readonly onEnter?: (folder: string) => void
  /** The path gets the focus immediately. */
  readonly isFirst?: boolean
}

interface Row extends ListChoice {
  readonly isSite: boolean
}

function rowsOf({ parent, folders }: FolderListing, up: string): readonly Row[] {
  const above = { id: parent ?? '', label: up, icon: <CornerLeftUp />, isSite: false }
  const inside = folders.map(({ folder, name, isSite }) => ({
    id: folder,
    label: name,
    icon: isSite ? <FolderCheck /> : <Folder />,
    ...(isSite && { badge: <Badge tone="accent">docs.json</Badge> }),
    isSite,
  }))
  return parent === undefined ? inside : [above, ...inside]
}

/** The folders of the computer: browse them with mouse or keyboard, or type a path. */
export function FolderChooser({ chosen, onSite, onEnter, isFirst = false }: FolderChooserProps) {
  const { looks: browsing, folder, listing, error } = chosen
  const { t } = useTranslation('start')
  const [typed, setTyped] = useState<string>()
  const rows = listing ? rowsOf(listing, t('up')) : []
  useEffect(() => {
    void browsing.look()
    return browsing.leave
  }, [browsing])
  const write = (written: string) => {
    setTyped(written)
    browsing.excuse()
  }
  const go = async () => {
    if (typed === folder) browsing.stay()
    const isThere = typed === undefined || typed === folder || (await browsing.look(typed)) !== undefined
    // Text typed meanwhile stays.
    if (isThere) setTyped(now => (now === typed ? undefined : now))
  }
  const act = (row: Row) => {
    setTyped(undefined)
    if (row.isSite && onSite) onSite(row.id)
    else void browsing.look(row.id)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter in the path field lists the folder: it does not submit the surrounding form.
    event.preventDefault()
    if (typed !== undefined && typed !== folder) void go()
    // Before the first listing there is no folder yet.
    else if (folder !== '') onEnter?.(folder)
  }
  return (
    <div className={styles.chooser}>
      <TextField
        label={t('folder')}
        code
        autoFocus={isFirst}
        value={typed ?? folder}
        onChange={write}
        onBlur={() => void go()}
        onKeyDown={press}
        description={t(onEnter ? 'folderEnter' : 'folderHelp')}
        {...(error !== undefined && { error })}
      />
      <div className={styles.list}>
        <ChoiceList label={t('folders')} choices={rows} onChoose={act} empty={t('noFolders')} />
      </div>
    </div>
  )
}
