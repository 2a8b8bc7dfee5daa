import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsActivePane } from '../../host/view/split-view.ts'
import { BlockMenus } from '../block-tools/BlockMenus.tsx'
import { useBlockCommands } from '../block-tools/useBlockCommands.ts'
import { useCardCommand } from './card/useCardCommand.ts'
import type { OpenPage } from './editor/openPage.ts'
import { SourceEditor } from './editor/SourceEditor.tsx'
import { TextMenu } from './menu/TextMenu.tsx'
import { usePageLanguages } from './spelling/pageLanguages.ts'
import { SpellingCount } from './spelling/SpellingCount.tsx'
import { useFixes } from './spelling/useFixes.ts'
import { useSpelling } from './spelling/useSpelling.ts'
import { TablePanel } from './tables/TablePanel.tsx'
import { useTableCommand, useTableInView } from './tables/useTableCommand.ts'
import { FormatBar } from './writing/FormatBar.tsx'
import { MakeSnippetDialog } from './writing/MakeSnippetDialog.tsx'
import { Outline } from './writing/Outline.tsx'
import { StatusLine } from './writing/StatusLine.tsx'
import './writing/languageSupport.ts'
import { fileOf } from './writing/pageReading.ts'
import { TextViewMenu } from './writing/TextViewMenu.tsx'
import { useClosing } from './writing/useClosing.ts'
import { useFoldedFrontmatter } from './writing/useFoldedFrontmatter.ts'
import { useFormatting } from './writing/useFormatting.ts'
import { useLists } from './writing/useLists.ts'
import { usePaste } from './writing/usePaste.ts'
import { useSettledText } from './writing/useSettledText.ts'
import { useSourceSurface } from './writing/useSourceSurface.ts'

interface PageSourceProps {
  readonly file: string
  readonly isLoaded: boolean
  /** The frontmatter is shown as a form above the text. */
  readonly isFormShown: boolean
}

/** The text of a page with the writing tools; typing does not draw it again. */
export const PageSource = memo(function PageSource({ file, isLoaded, isFormShown }: PageSourceProps) {
  const { t } = useTranslation('page')
  const [opened, setOpened] = useState<OpenPage>()
  // The page before is open until its text is taken from the editor.
  const openPage = opened && fileOf(opened.model) === file ? opened : undefined
  const leads = useIsActivePane()
  useFormatting(leads ? openPage : undefined)
  useTableCommand(leads ? openPage : undefined)
  useTableInView(file, openPage)
  useCardCommand(leads ? openPage : undefined)
  const surface = useSourceSurface(openPage)
  useBlockCommands(leads ? surface : undefined)
  usePaste(openPage)
  useLists(openPage)
  useFixes(openPage)
  useClosing(openPage)
  useFoldedFrontmatter(openPage, isFormShown)
  const settled = useSettledText(openPage)
  const languages = usePageLanguages(file)
  const spelling = useSpelling(openPage, settled, languages)
  const hintId = useId()
  return (
    <>
      <MakeSnippetDialog openPage={leads ? openPage : undefined} />
      <FormatBar openPage={openPage} surface={surface}>
        <Outline openPage={openPage} reading={settled} />
        <TextViewMenu />
      </FormatBar>
      <TablePanel file={file} />
      <SourceEditor
        file={file}
        label={leads ? t('page') : t('otherPage', { file })}
        isLoaded={isLoaded}
        onOpen={setOpened}
        describedBy={hintId}
      />
      <TextMenu openPage={openPage} />
      <StatusLine openPage={openPage} reading={settled} hintId={hintId}>
        <SpellingCount openPage={openPage} spelling={spelling} languages={languages} />
      </StatusLine>
      <BlockMenus surface={surface} />
    </>
  )
})
