// Loaded before the program of a utility process: its end of the channel, as Electron provides it.
process.parentPort = {
  postMessage: message => process.send?.(message),
  on: (name, take) => process.on(name, data => take({ data })),
}
process.on('disconnect', () => process.exit())
