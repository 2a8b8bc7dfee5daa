import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import './kit/styles/tokens.css'
import './kit/styles/forced-colors.css'
import { notifyError } from './host/base/notices.ts'
import { keepConnected } from './host/link/host.ts'
import { mergeByItself } from './host/session/auto-merge.ts'
import { welcome } from './host/session/session.ts'
import { startMessages } from './messages/messages.ts'
import { App } from './shell/App.tsx'

await startMessages()
mergeByItself()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale={navigator.language}>
        <App />
      </I18nProvider>
    </StrictMode>,
  )
}
keepConnected((greeting, again) => void welcome(greeting, again).catch(notifyError)).catch(notifyError)
