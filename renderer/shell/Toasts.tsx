import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Toaster, toast } from 'sonner'
import { type Notice, type NoticeState, useNotices } from '../host/base/notices.ts'
import { useApp } from '../host/scope/app-window.ts'
import { useTheme } from '../host/view/theme.ts'
import './toasts.css'

interface ToastsProps {
  /** How long a notice stays, in milliseconds. */
  readonly stay?: (notice: Notice) => number
}

/** Shows notices over the lower edge of the preview, or else at the bottom; each stays long enough to be read and used. */
export function Toasts({ stay = timeToRead }: ToastsProps) {
  const { t } = useTranslation('shell')
  const app = useApp()
  const theme = useTheme(state => state.theme)
  useEffect(() => {
    const notices = useNotices.of(app)
    const follow = ({ latest, outdated }: NoticeState, before: NoticeState) => {
      if (latest && latest !== before.latest && !shown.has(latest))
        shown.set(latest, show(latest, stay(latest)))
      const gone = outdated && outdated !== before.outdated ? shown.get(outdated) : undefined
      if (gone !== undefined) toast.dismiss(gone)
    }
    follow(notices.getState(), {})
    return notices.subscribe(follow)
  }, [app, stay])
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      offset={PLACE}
      mobileOffset={PLACE}
      style={WIDTH}
      closeButton
      visibleToasts={3}
      containerAriaLabel={t('notices')}
      toastOptions={{ closeButtonAriaLabel: t('dismiss') }}
    />
  )
}

const WIDTH: Readonly<Record<string, string>> = {
  '--width': 'min(26rem, var(--notices-room, 100vw) - 1.5rem)',
}

const PLACE = { bottom: 'calc(var(--notices-below, 0px) + 0.75rem)', right: '0.75rem', left: '0.75rem' }

const SECOND = 1000

const timeToRead = ({ kind, action }: Notice): number =>
  kind === 'error' ? 12 * SECOND : action ? 8 * SECOND : 4 * SECOND

const shown = new WeakMap<Notice, ReturnType<typeof show>>()

function show({ kind, message, hint, action }: Notice, duration: number): string | number {
  return toast[kind](message, {
    ...(hint !== undefined && { description: hint }),
    ...(action && { action: { label: action.label, onClick: action.run } }),
    duration,
  })
}
