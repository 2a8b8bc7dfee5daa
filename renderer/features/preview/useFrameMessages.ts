import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { notify } from '../../host/base/notices.ts'
import { pressedInPreview } from '../../host/commands/keyboard.ts'
import { goTo, pathOfUrl, reload, usePreview } from '../../host/session/previewed-page.ts'
import { reveal } from '../../host/session/reveal.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { showPage } from '../../host/view/view.ts'
import type { FromFrame } from '../../preview-frame/protocol.ts'
import { hushReading, reportReading } from './linkedScrolling.ts'

/** The setting that a part of the page's frame comes from. */
const POINTERS: ReadonlyMap<string, string> = new Map([
  ['header', '/topbarLinks'],
  ['tabs', '/tabs'],
  ['sidebar', '/navigation'],
  ['pager', '/navigation'],
  ['footer', '/footerSocials'],
])

/** Reacts to what the page in the frame says; it may lead the person somewhere, never change anything. */
export function useFrameMessages(): (message: FromFrame) => void {
  const { t } = useTranslation('preview')
  const visit = (url: string) => {
    const path = pathOfUrl(url)
    if (path !== undefined) visitPage(path, /#.*$/.exec(url)?.[0])
    else if (/^(https?|mailto):/i.test(url) && !url.startsWith(`${location.origin}/`)) announce(url)
    else notify({ kind: 'warning', message: t('deadLink'), hint: url })
  }
  const announce = (url: string) =>
    notify({
      kind: 'info',
      message: t('external'),
      hint: url,
      action: { label: t('openExternal'), run: () => window.open(url, '_blank', 'noopener,noreferrer') },
    })
  return message => {
    switch (message.kind) {
      case 'ready':
      case 'patched':
        if (usePreview.getState().status.kind !== 'live') usePreview.setState({ status: { kind: 'live' } })
        return
      case 'misfit':
        usePreview.setState({ line: message.line, hash: '' })
        reload()
        return
      case 'visit':
        visit(message.url)
        return
      case 'scrolled':
        scrolled(message.line)
        return
      case 'key':
        pressedInPreview(message.chord)
        return
      case 'source':
        toSource(message)
        return
      case 'size':
        return // only frames that show a part of a page are asked for it
      case 'send':
      case 'pull':
      case 'stop':
      case 'version':
        return // the frame that it comes from sees to it
    }
  }
}

function visitPage(path: string, hash: string | undefined): void {
  const page = pagesNow().get(path)
  goTo(path, hash)
  if (!page) return
  showPage(page.file)
  // What is opened is in this window: keys pressed next are meant for it.
  window.focus()
}

function scrolled(line: number): void {
  usePreview.setState({ line })
  const file = usePreview.getState().page?.file
  if (file !== undefined) reportReading({ file, line, from: 'preview' })
}

function toSource({ line, region, pointer: drawn }: Extract<FromFrame, { readonly kind: 'source' }>): void {
  usePreview.setState({ isPicking: false })
  hushReading()
  const pointer = drawn ?? (region === undefined ? undefined : POINTERS.get(region))
  if (pointer !== undefined) {
    reveal({ file: CONFIG_FILE, pointer })
    return
  }
  const file = usePreview.getState().page?.file
  if (file === undefined) return
  if (line !== undefined) reveal({ file, line })
  else reveal({ file, pointer: '/title' })
}
