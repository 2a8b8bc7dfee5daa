import { Bold, Code, Italic, Link, Strikethrough } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { CommandId } from '../../../shared/rpc/commands.ts'
import { provideCommand } from '../../host/commands/commands.ts'
import { useSite } from '../../host/scope/site.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { useView } from '../../host/view/view.ts'
import type { FrameRect } from '../../preview-frame/writing/protocol.ts'
import { CommandButton } from './CommandButton.tsx'
import { formattedText } from './formatted.ts'
import { frameTitled } from './inWindow.ts'
import { usePageSelection } from './selection.ts'
import styles from './TextToolbar.module.css'

const TOOLS: readonly (readonly [CommandId, ReactNode])[] = [
  ['format.bold', <Bold key="bold" />],
  ['format.italic', <Italic key="italic" />],
  ['format.code', <Code key="code" />],
  ['format.strike', <Strikethrough key="strike" />],
  ['format.link', <Link key="link" />],
]

/** Room above a selection for the toolbar, in pixels of the frame. */
const ROOM = 40

function Tools({ title, rect }: { readonly title: string; readonly rect: FrameRect }) {
  const site = useSite()
  const { t } = useTranslation('writing')
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const run = () => bar.current?.querySelector('button')?.focus()
    return provideCommand(site.app, 'format.bar', { run })
  }, [site])
  const top = rect.y >= ROOM ? rect.y - ROOM : rect.y + rect.height + 8
  return (
    <div className={styles.layer} dir="ltr">
      <Toolbar
        ref={bar}
        className={styles.bar ?? ''}
        style={{ insetBlockStart: top, insetInlineStart: Math.max(4, rect.x) }}
        aria-label={t('toolbar')}
      >
        {TOOLS.map(([id, icon]) => (
          <CommandButton key={id} id={id} icon={icon} onLeave={() => frameTitled(title)?.focus()} />
        ))}
      </Toolbar>
    </div>
  )
}

/** The toolbar beside the words that are selected on the page, over the frame with this title. */
export function TextToolbar({ title }: { readonly title: string }) {
  const site = useSite()
  const isWriting = useView(view => view.writing)
  const shown = usePreview(({ page }) => page?.file)
  const { selection, rect } = usePageSelection(state => state)
  const isHere = isWriting && selection?.frame === title && selection.file === shown
  const span = isHere ? formattedText(site)?.span : undefined
  const isSelected = span !== undefined && span.from < span.to
  return isSelected && rect && rect.y + rect.height > 0 ? <Tools title={title} rect={rect} /> : null
}
