import type { editor } from 'monaco-editor/editor'
import { useEffect, useState } from 'react'
import { documents } from '../../state/documents.ts'
import { takeCompanion } from './companion.ts'
import { fromAligned, fromEditor, toEditor } from './editorText.ts'
import { monaco } from './monaco.ts'
import { PAGE_LANGUAGE } from './pageLanguage.ts'
import { createTyping } from './typing.ts'

/** A longer text is shown without colours: it would take the editor's worker too long. */
const COLOURED = 1_000_000

const languageOf = (file: string, text: string) =>
  text.length > COLOURED
    ? 'plaintext'
    : file.endsWith('.json')
      ? 'json'
      : /\.mdx?$/i.test(file)
        ? PAGE_LANGUAGE
        : 'yaml'

const uriOf = (file: string) => monaco.Uri.from({ scheme: 'galley', path: `/${file}` })

/** Binds a code editor's model to the text of a file, both ways; gives the function that ends it. */
function bind(model: editor.ITextModel, file: string, label: string): () => void {
  const origin = {}
  const typing = createTyping(() => performance.now())
  let text = documents.known(file)?.text ?? ''
  let following = false
  // The editor shows every line end alike: where both are as long, no line end was another one.
  const look = () => model.getValueLength() === text.length
  let isAligned = look()
  const follow = (work: () => void) => {
    following = true
    work()
    following = false
    isAligned = look()
  }
  const stop = documents.subscribe(file, change => {
    const before = text
    text = change.text ?? ''
    if (change.origin === origin) return
    follow(() => {
      if (change.edits) model.applyEdits(toEditor(before, change.edits).map(edit => ({ ...edit })))
      else model.setValue(text)
    })
  })
  const listening = model.onDidChangeContent(event => {
    if (following) return
    const edits = isAligned ? fromAligned(event.changes) : fromEditor(text, event.changes)
    const focus = { file, offset: edits[0]?.offset ?? 0 }
    const merge = `${file}:${typing(edits)}`
    const own = takeCompanion(model) ?? { label, merge }
    documents.make({ ...own, focus, edits: [{ file, edits }], origin })
    isAligned = look()
  })
  return () => {
    stop()
    listening.dispose()
  }
}

/** The model of a file whose text is known. It lives as long as the component that shows it. */
export function useModel(file: string, isLoaded: boolean, label: string): editor.ITextModel | undefined {
  const [model, setModel] = useState<editor.ITextModel>()
  useEffect(() => {
    if (!isLoaded) return
    const text = documents.known(file)?.text ?? ''
    const made = monaco.editor.createModel(text, languageOf(file, text), uriOf(file))
    const release = bind(made, file, label)
    setModel(made)
    return () => {
      setModel(undefined)
      release()
      made.dispose()
    }
  }, [file, isLoaded, label])
  return model
}
