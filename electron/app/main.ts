import { app, dialog } from 'electron'
import { startApp } from './app.ts'

startApp().catch((error: unknown) => {
  dialog.showErrorBox('Galley cannot start', error instanceof Error ? error.message : String(error))
  app.exit(1)
})
