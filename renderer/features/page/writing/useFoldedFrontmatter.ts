import type { editor } from 'monaco-editor/editor'
import { useEffect } from 'react'
import { notifyError } from '../../../host/base/notices.ts'
import { useApp } from '../../../host/scope/app-window.ts'
import type { OpenPage } from '../editor/openPage.ts'

interface FoldingRegion {
  readonly startLineNumber: number
  readonly endLineNumber: number
  readonly isCollapsed: boolean
}

interface FoldingModel {
  getRegionAtLine(line: number): FoldingRegion | null
  toggleCollapseState(regions: readonly FoldingRegion[]): void
}

/** The part of the code editor that folds lines. */
interface FoldingController extends editor.IEditorContribution {
  getFoldingModel(): Promise<FoldingModel | null> | null
}

async function fold({ editor }: OpenPage, isFolded: boolean, isCurrent: () => boolean): Promise<void> {
  const folding = await editor.getContribution<FoldingController>('editor.contrib.folding')?.getFoldingModel()
  const region = folding?.getRegionAtLine(1)
  if (!folding || !region || !isCurrent() || region.startLineNumber !== 1) return
  const line = editor.getPosition()?.lineNumber ?? 1
  const isInside = line > 1 && line <= region.endLineNumber
  // Nobody who is at one of these lines wants them hidden.
  if (region.isCollapsed !== isFolded && !(isFolded && isInside)) folding.toggleCollapseState([region])
}

/** Folds the lines of the frontmatter while a form shows them, and unfolds them when it closes. */
export function useFoldedFrontmatter(openPage: OpenPage | undefined, isFormShown: boolean): void {
  const app = useApp()
  useEffect(() => {
    if (!openPage) return
    let isCurrent = true
    fold(openPage, isFormShown, () => isCurrent).catch(error => notifyError(app, error))
    return () => {
      isCurrent = false
    }
  }, [openPage, isFormShown, app])
}
