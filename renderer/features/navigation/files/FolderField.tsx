import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { foldersOf, matching } from '../../../fields/rows/suggestions.ts'
import { usePages } from '../../../host/site/pages.ts'
import { ComboBox } from '../../../kit/ComboBox.tsx'

interface FolderFieldProps {
  /** Empty for the root. */
  readonly value: string
  readonly onChange: (folder: string) => void
  readonly description?: string
  /** Why the folder is not possible. */
  readonly error?: string | undefined
}

/** The path of a file in a typed folder, with or without a trailing slash. */
export const inFolder = (folder: string, name: string): string =>
  folder === '' ? name : `${folder.replace(/\/$/, '')}/${name}`

/** A folder of the repository: one that contains pages, or a new one. */
export function FolderField({ value, onChange, description, error }: FolderFieldProps) {
  const { t } = useTranslation('navigation')
  const pages = usePages()
  const choices = useMemo(
    () =>
      [...foldersOf(pages.values())].map(([id, count]) => ({ id, label: id, note: t('pages', { count }) })),
    [pages, t],
  )
  return (
    <ComboBox
      label={t('folder')}
      description={description ?? t('folderHelp')}
      placeholder={t('folderRoot')}
      choices={matching(choices, value)}
      value={value}
      error={error}
      onChange={text => onChange(text.replace(/^\/+/, '').replace(/\/{2,}/g, '/'))}
      code
    />
  )
}
