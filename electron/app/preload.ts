import { contextBridge, ipcRenderer, webUtils } from 'electron'

/** All that the page gets of the app: requests, events, and the path of a dropped folder. */
contextBridge.exposeInMainWorld('galley', {
  send: (method: unknown, input: unknown) => ipcRenderer.invoke('request', method, input),
  listen: (listener: (name: unknown, value: unknown) => void) => {
    ipcRenderer.removeAllListeners('event')
    ipcRenderer.on('event', (_event, name: unknown, value: unknown) => listener(name, value))
  },
  pathOf: (file: File) => webUtils.getPathForFile(file),
})
