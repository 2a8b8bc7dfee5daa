import { useEffect, useState } from 'react'
import type { OpenPage } from '../editor/openPage.ts'
import { type ModelPage, modelPageOf } from './pageReading.ts'

/** Milliseconds without a key after which the whole page is analyzed. */
const CALM = 300

/** The page as of the last pause in typing; nothing is parsed between keys. */
export function useSettledText(openPage: OpenPage | undefined): ModelPage | undefined {
  const [settled, setSettled] = useState<ModelPage>()
  useEffect(() => {
    if (!openPage) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      // A busy window closes the editor before this hears of it.
      if (!openPage.model.isDisposed()) setSettled(modelPageOf(openPage.model))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(read, CALM)
    }
    wait()
    const listening = openPage.model.onDidChangeContent(wait)
    return () => {
      clearTimeout(timer)
      listening.dispose()
      setSettled(undefined)
    }
  }, [openPage])
  return settled
}
