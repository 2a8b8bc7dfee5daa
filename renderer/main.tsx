import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import './kit/styles/tokens.css'
import './kit/styles/forced-colors.css'
import { startMessages } from './messages/messages.ts'
import { App } from './panels/shell/App.tsx'
import { keepConnected } from './state/link/host.ts'
import { mergeByItself } from './state/merging.ts'
import { notifyError } from './state/notices.ts'
import { welcome } from './state/project.ts'

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
