/** A storage that lasts as long as the test. */
function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: key => values.get(key) ?? null,
    key: index => [...values.keys()][index] ?? null,
    removeItem: key => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

/** The browser APIs that stores use, for tests in Node. */
export const browserBasics = () => ({
  localStorage: memoryStorage(),
  requestAnimationFrame: (run: FrameRequestCallback) => setTimeout(() => run(performance.now())),
})
