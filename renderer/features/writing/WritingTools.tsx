import { useEffect } from 'react'
import { useSite } from '../../host/scope/site.ts'
import { viewSteps } from '../../host/session/reveal.ts'
import { BlockHandle } from './BlockHandle.tsx'
import { TextToolbar } from './TextToolbar.tsx'
import { stepsOnPage } from './undoOnPage.ts'

/** What is drawn over the frame with this title for writing on its page. */
export function WritingTools({ title }: { readonly title: string }) {
  const site = useSite()
  useEffect(() => viewSteps(site, stepsOnPage(site)), [site])
  return (
    <>
      <BlockHandle title={title} />
      <TextToolbar title={title} />
    </>
  )
}
