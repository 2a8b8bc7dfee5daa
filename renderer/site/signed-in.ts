import { CHANNEL, readSignal, type Signal } from './oauth/channel.ts'

/** Milliseconds until it is clear that no page waits. */
const PATIENCE = 3000

/** Hands the result of a sign-in to the page that waits for it, and removes it from the address. */
function handOver(): void {
  const query = location.search.length > 1 ? location.search : location.hash.replace('#', '?')
  const state = new URLSearchParams(query).get('state')
  history.replaceState(null, '', location.pathname)
  const channel = new BroadcastChannel(CHANNEL)
  const isAlone = setTimeout(() => {
    const told = document.querySelector<HTMLElement>('[data-alone]')
    if (told) told.textContent = told.dataset.alone ?? ''
  }, PATIENCE)
  channel.onmessage = ({ data }) => {
    const signal = readSignal(data)
    if (signal?.kind !== 'taken' || signal.state !== state) return
    clearTimeout(isAlone)
    window.close()
  }
  channel.postMessage({ kind: 'returned', query } satisfies Signal)
}

handOver()
