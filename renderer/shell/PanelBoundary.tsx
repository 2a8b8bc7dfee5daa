import { Bug } from 'lucide-react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../host/base/notices.ts'
import { useApp } from '../host/scope/app-window.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

interface PanelBoundaryProps {
  /** The panel's name, for the report. */
  readonly name: string
  readonly children: ReactNode
}

interface Caught {
  readonly error: Error | undefined
  readonly stack: string
}

/** Confines an error to its panel: the others keep working, and the host has the unsaved work anyway. */
export class PanelBoundary extends Component<PanelBoundaryProps, Caught> {
  override state: Caught = { error: undefined, stack: '' }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(_: Error, { componentStack }: ErrorInfo) {
    this.setState({ stack: componentStack ?? '' })
  }

  override render() {
    const { error, stack } = this.state
    if (!error) return this.props.children
    const report = [this.props.name, error.stack ?? error.message, stack, navigator.userAgent].join('\n\n')
    return <Fault report={report} onRetry={() => this.setState({ error: undefined })} />
  }
}

function Fault({ report, onRetry }: { readonly report: string; readonly onRetry: () => void }) {
  const app = useApp()
  const { t } = useTranslation('shell')
  const copy = async () => {
    await navigator.clipboard.writeText(report)
    notify(app, { kind: 'success', message: t('fault.copied') })
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<Bug />}
        title={t('fault.title')}
        actions={
          <>
            <Button onPress={copy}>{t('fault.copy')}</Button>
            <Button variant="primary" onPress={onRetry}>
              {t('fault.again')}
            </Button>
          </>
        }
      >
        {t('fault.text')}
      </EmptyState>
    </div>
  )
}
