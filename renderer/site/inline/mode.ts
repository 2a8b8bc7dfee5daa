// Runs before the first paint: marks that scripts run, and sets light or dark: the reader's choice, then docs.json,
// then the reader's system.
const { dataset } = document.documentElement
dataset.js = ''

/** The reader's earlier choice, if docs.json allows a choice and the browser stores it. */
function chosen(): string | null {
  try {
    return 'fixed' in dataset ? null : localStorage.getItem('mode')
  } catch {
    return null
  }
}

const system = () => (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light')

dataset.mode = chosen() || dataset.default || system()
