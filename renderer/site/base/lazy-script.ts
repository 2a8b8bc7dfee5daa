/** Loads a script on first use. Rejects if that fails; the next use tries again. */
export function lazyScript(address: string | undefined): () => Promise<void> {
  let loading: Promise<void> | undefined
  return () => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = new URL(address ?? '', location.href).href
      script.onload = () => resolve()
      script.onerror = () => {
        loading = undefined
        script.remove()
        reject(new Error(`${script.src} could not be loaded.`))
      }
      document.head.append(script)
    })
    return loading
  }
}
