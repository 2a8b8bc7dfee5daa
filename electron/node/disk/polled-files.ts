import type { Stats } from 'node:fs'
import { relative, sep } from 'node:path'
import { watch } from 'chokidar'
import type { Followers, Following } from './watched-folders.ts'

/** Looks at every file at intervals in milliseconds, where the system has no watches left. Follows no links. */
export function pollFiles(root: string, interval: number, followers: Followers): Following {
  const pathOf = (absolute: string) => relative(root, absolute).replaceAll(sep, '/')
  const isOther = (stats: Stats | undefined) =>
    stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink()
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    atomic: true,
    ignored: (path, stats) =>
      path !== root && (isOther(stats) || !followers.matters(pathOf(path), stats?.isDirectory() !== false)),
    usePolling: true,
    interval,
    binaryInterval: interval,
  })
  watcher.on('all', (event, absolute) => {
    const path = pathOf(absolute)
    if (path === '') followers.missed()
    else if (event.startsWith('unlink')) followers.removed(path)
    else followers.changed(path)
  })
  watcher.on('error', error => followers.failed(error))
  const ready = new Promise<void>(resolve => watcher.once('ready', resolve))
  return { ready, close: () => void watcher.close() }
}
