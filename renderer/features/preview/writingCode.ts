import { notifyError } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { later } from '../../kit/later.tsx'

export const WritingTools = later(async () => (await import('../writing/WritingTools.tsx')).WritingTools)

async function load() {
  const [{ handleWriting }, { pressedWhileWriting }] = await Promise.all([
    import('../writing/handleWriting.ts'),
    import('../writing/keys.ts'),
    WritingTools.load(),
  ])
  return { handleWriting, pressedWhileWriting }
}

type WritingCode = Awaited<ReturnType<typeof load>>

let loading: Promise<WritingCode> | undefined
let loaded: WritingCode | undefined

/** Hands over the code for writing on the page, at once when it is there. The first call loads it; the order of calls is kept. */
export function withWritingCode(site: Site, use: (code: WritingCode) => void): void {
  if (loaded) {
    use(loaded)
    return
  }
  loading ??= load()
  loading
    .then(code => {
      loaded = code
      use(code)
    })
    .catch(error => {
      loading = undefined
      notifyError(site.app, error)
    })
}
