import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeads } from '../../host/view/split-view.ts'
import type { Desk } from './editor/openPage.ts'
import { SourceEditor } from './editor/SourceEditor.tsx'
import { SpellingCount } from './spelling/SpellingCount.tsx'
import { useSpelling } from './spelling/useSpelling.ts'
import { FormatBar } from './writing/FormatBar.tsx'
import { Outline } from './writing/Outline.tsx'
import { StatusLine } from './writing/StatusLine.tsx'
import './writing/languageSupport.ts'
import { useClosing } from './writing/useClosing.ts'
import { useFormatting } from './writing/useFormatting.ts'
import { useLists } from './writing/useLists.ts'
import { usePaste } from './writing/usePaste.ts'
import { useSettled } from './writing/useSettledText.ts'

export interface PageSourceProps {
  readonly file: string
  readonly isLoaded: boolean
  readonly isReadOnly: boolean
}

/** The text of a page with the tools for writing; typing does not draw it again. */
export const PageSource = memo(function PageSource({ file, isLoaded, isReadOnly }: PageSourceProps) {
  const { t } = useTranslation('page')
  const [desk, setDesk] = useState<Desk>()
  const leads = useLeads()
  useFormatting(leads ? desk : undefined, isReadOnly)
  usePaste(desk, isReadOnly)
  useLists(desk, isReadOnly)
  useClosing(desk, isReadOnly)
  const reading = useSettled(desk)
  const spelling = useSpelling(desk, reading)
  const hintId = useId()
  return (
    <>
      <FormatBar desk={desk} isReadOnly={isReadOnly}>
        <Outline desk={desk} reading={reading} />
      </FormatBar>
      <SourceEditor
        file={file}
        label={leads ? t('page') : t('otherPage', { file })}
        isLoaded={isLoaded}
        isReadOnly={isReadOnly}
        onDesk={setDesk}
        describedBy={hintId}
      />
      <StatusLine desk={desk} reading={reading} hintId={hintId}>
        <SpellingCount desk={desk} spelling={spelling} />
      </StatusLine>
    </>
  )
})
