import { useEffect, useState } from 'react'
import type { OpenPage } from '../editor/openPage.ts'
import { type Reading, readingOf } from './pageReading.ts'

/** Milliseconds without a key after which the whole page is analyzed. */
const CALM = 300

/** The page as of the last pause in typing; nothing is parsed between keys. */
export function useSettledText(openPage: OpenPage | undefined): Reading | undefined {
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    if (!openPage) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => setReading(readingOf(openPage.model))
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(read, CALM)
    }
    wait()
    const listening = openPage.model.onDidChangeContent(wait)
    return () => {
      clearTimeout(timer)
      listening.dispose()
      setReading(undefined)
    }
  }, [openPage])
  return reading
}
