import { contextBridge, ipcRenderer, webUtils } from 'electron'

/** All that the page has of the app: to ask, to be told, and to learn where a dropped folder lies. */
contextBridge.exposeInMainWorld('galley', {
  send: (method: unknown, input: unknown) => ipcRenderer.invoke('request', method, input),
  listen: (listener: (name: unknown, value: unknown) => void) => {
    ipcRenderer.removeAllListeners('event')
    ipcRenderer.on('event', (_event, name: unknown, value: unknown) => listener(name, value))
  },
  pathOf: (file: File) => webUtils.getPathForFile(file),
})
