import { useEffect } from 'react'
import { create } from 'zustand'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import { notifyError } from '../../host/base/notices.ts'
import { host } from '../../host/link/host.ts'
import { onHost } from '../../host/link/host-events.ts'

const store = create<{ readonly apis: readonly OutlinedApi[] | undefined }>(() => ({ apis: undefined }))

let watching = 0
let isAsking = false
let isOutdated = false

/** Asks for the newest list; while an answer is awaited, once more behind it. */
async function refresh(): Promise<void> {
  isOutdated = isAsking
  if (isAsking) return
  isAsking = true
  try {
    store.setState({ apis: await host.apis() })
  } catch (error) {
    notifyError(error)
  }
  isAsking = false
  if (isOutdated && watching > 0) void refresh()
}

onHost('apis', () => {
  if (watching > 0) void refresh()
})

/** The API descriptions of the site with their operations; `undefined` until they are known. */
export function useApis(): readonly OutlinedApi[] | undefined {
  useEffect(() => {
    watching++
    void refresh()
    return () => {
      watching--
      if (watching === 0) store.setState({ apis: undefined })
    }
  }, [])
  return store(({ apis }) => apis)
}
