// Runs before anything is painted: says that there is a script, and chooses light or dark. What a reader chose
// wins, then docs.json, then the reader's system.
const { dataset } = document.documentElement
dataset.js = ''

/** What the reader chose before, where docs.json lets them choose and the browser keeps anything. */
function chosen(): string | null {
  try {
    return 'fixed' in dataset ? null : localStorage.getItem('mode')
  } catch {
    return null
  }
}

const system = () => (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light')

dataset.mode = chosen() || dataset.default || system()
