import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { notify } from '../../host/base/notices.ts'
import { pressedInPreview } from '../../host/commands/keyboard.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { goTo, pathOfUrl, reload, usePreview } from '../../host/session/previewed-page.ts'
import { reveal } from '../../host/session/reveal.ts'
import { useConfig } from '../../host/site/config.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { showPage } from '../../host/view/view.ts'
import type { FromFrame } from '../../preview-frame/protocol.ts'
import { pauseLinkedScrolling, reportScroll } from './linkedScrolling.ts'
import { settingOfRegion } from './settingOfRegion.ts'
import { followVisibility } from './taskView.ts'
import { withWritingCode } from './writingCode.ts'

/** Handles messages of the page in the frame; it may navigate, never change anything. */
export function useFrameMessages(): (message: FromFrame) => void {
  const site = useSite()
  const { t } = useTranslation('preview')
  const visit = (url: string) => {
    const path = pathOfUrl(site, url)
    if (path !== undefined) visitPage(site, path, /#.*$/.exec(url)?.[0])
    else if (/^(https?|mailto):/i.test(url) && !url.startsWith(`${location.origin}/`)) announce(url)
    else notify(site.app, { kind: 'warning', message: t('deadLink'), hint: url })
  }
  const announce = (url: string) =>
    notify(site.app, {
      kind: 'info',
      message: t('external'),
      hint: url,
      action: { label: t('openExternal'), run: () => window.open(url, '_blank', 'noopener,noreferrer') },
    })
  return message => {
    switch (message.kind) {
      case 'ready':
      case 'patched':
        if (usePreview.of(site).getState().status.kind !== 'live')
          usePreview.of(site).setState({ status: { kind: 'live' } })
        return
      case 'misfit':
        usePreview.of(site).setState({ line: message.line, hash: '' })
        reload(site)
        return
      case 'visit':
        visit(message.url)
        return
      case 'scrolled':
        scrolled(site, message.line)
        return
      case 'key':
        withWritingCode(site, ({ pressedWhileWriting }) => {
          if (!pressedWhileWriting(site, message.chord)) pressedInPreview(site.app, message.chord)
        })
        return
      case 'source':
        toSource(site, message)
        return
      case 'pointed':
        followVisibility(site, message.visibility)
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

function visitPage(site: Site, path: string, hash: string | undefined): void {
  const page = pagesNow(site).get(path)
  goTo(site, path, hash)
  if (!page) return
  showPage(site, page.file)
  // Opening something moves to this window: the next keys are meant for it.
  window.focus()
}

function scrolled(site: Site, line: number): void {
  usePreview.of(site).setState({ line })
  const file = usePreview.of(site).getState().page?.file
  if (file !== undefined) reportScroll(site, { file, line, from: 'preview' })
}

function toSource(
  site: Site,
  { line, region, pointer: drawn, snippet }: Extract<FromFrame, { readonly kind: 'source' }>,
): void {
  pauseLinkedScrolling(site)
  const pointer = drawn ?? settingOfRegion(region, useConfig.of(site).getState().reading.form)
  if (pointer !== undefined) {
    reveal(site, { file: CONFIG_FILE, pointer })
    return
  }
  const [, written, at] = /^(.+):(\d+)$/.exec(snippet ?? '') ?? []
  if (written !== undefined) {
    reveal(site, { file: written, line: Number(at) })
    return
  }
  const file = usePreview.of(site).getState().page?.file
  if (file === undefined) return
  if (line !== undefined) reveal(site, { file, line })
  else reveal(site, { file, pointer: '/title' })
}
