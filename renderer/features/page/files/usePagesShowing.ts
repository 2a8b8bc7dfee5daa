import { useEffect, useRef, useState } from 'react'
import { type PageSummary, pathOfFile } from '../../../../shared/page/summary.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { useSite } from '../../../host/scope/site.ts'
import { usePages } from '../../../host/site/pages.ts'

/** Milliseconds: while a person types a title, pages change with every key. */
const PAUSE = 400

interface Found {
  readonly file: string
  readonly pages: readonly PageSummary[]
}

/** The pages that show a snippet or an image; `undefined` until they are known. */
export function usePagesShowing(file: string): readonly PageSummary[] | undefined {
  const site = useSite()
  const pages = usePages()
  const asked = useRef<string>(undefined)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      await documentsOf(site).settled()
      const files = await site.host.pagesShowing({ file })
      if (isCurrent) setFound({ file, pages: files.flatMap(one => pages.get(pathOfFile(one)) ?? []) })
    }
    const run = () => void ask().catch(error => notifyError(site.app, error))
    const timer = setTimeout(run, asked.current === file ? PAUSE : 0)
    asked.current = file
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [file, pages, site])
  return found?.file === file ? found.pages : undefined
}
