import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Loaded before the app: replaces the package `electron` by the stand-in. README.md lists what each part assumes.
// Threads of the app are started with the same options, but do not use Electron.
if (isMainThread) {
  await import('tsx')
  const parts = ['app', 'browser-window', 'desktop', 'ipc-main', 'protocol']
  const module = parts.map(
    name => `export * from ${JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href)}`,
  )
  const standIn = `data:text/javascript,${encodeURIComponent(module.join('\n'))}`
  const hooks = `export const resolve = (name, context, next) =>
    next(name === 'electron' ? ${JSON.stringify(standIn)} : name, context)`
  register(`data:text/javascript,${encodeURIComponent(hooks)}`)
}
