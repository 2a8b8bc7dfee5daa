// Loaded before a program of a utility process: the end of its channel, as Electron gives it.
process.parentPort = {
  postMessage: message => process.send?.(message),
  on: (name, take) => process.on(name, data => take({ data })),
}
process.on('disconnect', () => process.exit())
