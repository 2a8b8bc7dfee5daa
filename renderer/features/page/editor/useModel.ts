import type { editor } from 'monaco-editor/editor'
import { useEffect, useState } from 'react'
import { extension } from '../../../../shared/text/path.ts'
import { documentsOf, makeStep } from '../../../host/documents/documents.ts'
import { createTyping } from '../../../host/documents/typingSteps.ts'
import { perSite } from '../../../host/scope/per-scope.ts'
import type { Site } from '../../../host/scope/site.ts'
import { useSite } from '../../../host/scope/site.ts'
import { fromAligned, fromEditor, toEditor } from './editorText.ts'
import { followChange, isFollowing } from './followedChange.ts'
import { monaco } from './monaco.ts'
import { PAGE_LANGUAGE } from './pageLanguage.ts'
import { setSiteOfModel } from './siteOfModel.ts'
import { takeCompanion } from './stepCompanion.ts'

/** A longer text is shown without colors: they would take the editor’s worker too long. */
const HIGHLIGHTED = 1_000_000

/** The languages of files that are not pages, by extension. */
const LANGUAGES: Readonly<Record<string, string>> = {
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.css': 'css',
  '.html': 'html',
  '.js': 'javascript',
  '.jsx': 'javascript',
  '.mjs': 'javascript',
  '.cjs': 'javascript',
  '.ts': 'typescript',
  '.tsx': 'typescript',
  '.sh': 'shell',
}

function languageOf(file: string, text: string): string {
  if (text.length > HIGHLIGHTED) return 'plaintext'
  const ending = extension(file).toLowerCase()
  return /^\.mdx?$/.test(ending) ? PAGE_LANGUAGE : (LANGUAGES[ending] ?? 'plaintext')
}

const uriOf = (site: Site, file: string) =>
  monaco.Uri.from({ scheme: 'galley', authority: site.id, path: `/${file}` })

/** Synchronizes a code editor’s model with the text of a file; returns the function that ends it. */
function bind(site: Site, model: editor.ITextModel, file: string, label: string): () => void {
  const origin = {}
  const typing = createTyping(() => performance.now())
  let text = documentsOf(site).known(file)?.text ?? ''
  // The editor treats all line endings alike: if both texts have the same length, no line ending differed.
  const hasSameLength = () => model.getValueLength() === text.length
  let isAligned = hasSameLength()
  const follow = (change: () => void) => {
    followChange(model, change)
    isAligned = hasSameLength()
  }
  const stop = documentsOf(site).subscribe(file, change => {
    const before = text
    text = change.text ?? ''
    if (change.origin === origin) return
    follow(() => {
      if (change.edits) model.applyEdits(toEditor(before, change.edits).map(edit => ({ ...edit })))
      else model.setValue(text)
    })
  })
  const listening = model.onDidChangeContent(event => {
    if (isFollowing(model)) return
    const edits = isAligned ? fromAligned(event.changes) : fromEditor(text, event.changes)
    const focus = { file, offset: edits[0]?.offset ?? 0 }
    const merge = `${file}:${typing(edits)}`
    const own = takeCompanion(model) ?? { label, merge }
    makeStep(site, { ...own, focus, edits: [{ file, edits }], origin })
    isAligned = hasSameLength()
  })
  return () => {
    stop()
    listening.dispose()
  }
}

interface Shared {
  readonly model: editor.ITextModel
  readonly release: () => void
  /** The number of editors that show it. */
  users: number
}

const modelsOf = perSite(() => new Map<string, Shared>())

/** The model of a file for one more editor: two editors of the same file share it. */
function borrow(site: Site, file: string, label: string): Shared {
  const known = modelsOf(site).get(file)
  if (known) {
    known.users++
    return known
  }
  const text = documentsOf(site).known(file)?.text ?? ''
  const model = monaco.editor.createModel(text, languageOf(file, text), uriOf(site, file))
  const made = { model, release: bind(site, model, file, label), users: 1 }
  modelsOf(site).set(file, made)
  setSiteOfModel(model, site)
  return made
}

function release(site: Site, file: string, shared: Shared): void {
  shared.users--
  if (shared.users > 0) return
  modelsOf(site).delete(file)
  shared.release()
  shared.model.dispose()
}

/** The model of a loaded file. It exists as long as a component shows it; that of the file before is none of this one. */
export function useModel(file: string, isLoaded: boolean, label: string): editor.ITextModel | undefined {
  const site = useSite()
  const [held, setHeld] = useState<{ readonly file: string; readonly model: editor.ITextModel }>()
  useEffect(() => {
    if (!isLoaded) return
    const shared = borrow(site, file, label)
    setHeld({ file, model: shared.model })
    return () => {
      setHeld(undefined)
      release(site, file, shared)
    }
  }, [file, isLoaded, label, site])
  return held?.file === file ? held.model : undefined
}
