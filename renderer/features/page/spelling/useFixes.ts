import { t } from 'i18next'
import { useEffect } from 'react'
import { notifyError } from '../../../host/base/notices.ts'
import { monaco } from '../editor/monaco.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { siteOfModel } from '../editor/siteOfModel.ts'
import { suggestionsAt } from './fixes.ts'

/**
 * Opens the list of fixes at the cursor. Suggestions are looked up before: the code editor gives up a list that takes
 * longer than half a second when marks or the cursor change meanwhile.
 */
export async function openFixes({ editor, model }: OpenPage): Promise<void> {
  const position = editor.getPosition()
  const version = model.getVersionId()
  if (!position) return
  await suggestionsAt(model, position)
  const isHere = editor.getModel() === model && editor.getPosition()?.equals(position)
  if (isHere && model.getVersionId() === version) editor.trigger('galley', 'editor.action.quickFix', {})
}

/** Ctrl+. opens the list of fixes. */
export function useFixes(openPage: OpenPage | undefined): void {
  useEffect(() => {
    if (!openPage) return
    const site = siteOfModel(openPage.model)
    const action = openPage.editor.addAction({
      id: 'galley.fixes',
      label: t('page:menu.fixes'),
      keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Period],
      run: () =>
        openFixes(openPage).catch(error => {
          if (site) notifyError(site.app, error)
        }),
    })
    return () => action.dispose()
  }, [openPage])
}
