/** Loads a script on first use. A failed load is tried again on the next use; `trouble` is its error message. */
export function lazyScript(address: string | undefined, trouble: string): () => Promise<void> {
  let loading: Promise<void> | undefined
  return () => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = new URL(address ?? '', location.href).href
      script.onload = () => resolve()
      script.onerror = () => {
        loading = undefined
        script.remove()
        reject(new Error(trouble))
      }
      document.head.append(script)
    })
    return loading
  }
}
