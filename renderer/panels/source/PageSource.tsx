import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SourceEditor } from './SourceEditor.tsx'
import type { Desk } from './writing/desk.ts'
import { FormatBar } from './writing/FormatBar.tsx'
import './writing/support.ts'
import { useFormatting } from './writing/useFormatting.ts'

export interface PageSourceProps {
  readonly file: string
  readonly isLoaded: boolean
  readonly isReadOnly: boolean
}

/** The text of a page with the tools for writing. */
export function PageSource({ file, isLoaded, isReadOnly }: PageSourceProps) {
  const { t } = useTranslation('source')
  const [desk, setDesk] = useState<Desk>()
  useFormatting(desk, isReadOnly)
  return (
    <>
      <FormatBar desk={desk} isReadOnly={isReadOnly} />
      <SourceEditor
        file={file}
        label={t('page')}
        isLoaded={isLoaded}
        isReadOnly={isReadOnly}
        onDesk={setDesk}
      />
    </>
  )
}
