import { useEffect, useState } from 'react'
import type { OpenPage } from '../editor/openPage.ts'
import { type Reading, readingOf } from './pageReading.ts'

/** Milliseconds without a key after which a page is looked at as a whole. */
const CALM = 300

/** The page as it was when the person last paused; nothing is read between their keys. */
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
