import { CornerLeftUp, Folder, FolderCheck } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FolderListing } from '../../../shared/project/model.ts'
import { explain, host } from '../../state/link/host.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ChoiceList, type ListChoice } from '../../ui/ChoiceList.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './FolderChooser.module.css'
import type { Looking } from './useChosenFolder.ts'

interface FolderChooserProps {
  readonly folder: string
  readonly onChange: (folder: string) => void
  /** Another folder is looked into, or none any more. */
  readonly onLook: (found: Looking | undefined) => void
  /** A folder with a docs.json was opened rather than entered. */
  readonly onSite?: (folder: string) => void
  /** Enter was pressed on the path that is shown already. */
  readonly onEnter?: (folder: string) => void
  /** The path has the focus at once. */
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

/** The folders of the machine: walk through them with the mouse or the keys, or type a path. */
export function FolderChooser(props: FolderChooserProps) {
  const { folder, onLook, onSite, onEnter, isFirst = false } = props
  const { t } = useTranslation('start')
  const { listing, error, enter } = useFolder(props)
  const [typed, setTyped] = useState<string>()
  const rows = listing ? rowsOf(listing, t('up')) : []
  const go = async () => {
    if (typed === folder) onLook(undefined)
    if (typed === undefined || typed === folder || (await enter(typed))) setTyped(undefined)
  }
  const act = (row: Row) => {
    setTyped(undefined)
    if (row.isSite && onSite) onSite(row.id)
    else void enter(row.id)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // A form around it is not sent: it would still have the folder from before.
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
        onChange={setTyped}
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

/** The folder that is looked into, beginning at home. */
function useFolder({ onChange, onLook }: Pick<FolderChooserProps, 'onChange' | 'onLook'>) {
  const [listing, setListing] = useState<FolderListing>()
  const [error, setError] = useState<string>()
  const look = async (folder: string) => {
    try {
      const found = await host.browse({ folder })
      setListing(found)
      setError(undefined)
      onChange(found.folder)
      return found.folder
    } catch (thrown) {
      setError(explain(thrown).message)
      return undefined
    }
  }
  const enter = async (folder: string) => {
    const looking = look(folder)
    onLook(looking)
    return (await looking) !== undefined
  }
  useEffect(() => {
    let isCurrent = true
    onLook(undefined)
    host
      .browse({})
      .then(found => {
        if (!isCurrent) return
        setListing(found)
        onChange(found.folder)
      })
      .catch((thrown: unknown) => isCurrent && setError(explain(thrown).message))
    return () => {
      isCurrent = false
      onLook(undefined)
    }
  }, [onChange, onLook])
  return { listing, error, enter }
}
