// The editor's colors before anything is painted; renderer/host/view/theme.ts takes over from here.
;(() => {
  let kept
  try {
    kept = localStorage.getItem('galley.theme')
  } catch {
    kept = undefined // storage is switched off: follow the system
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
