import { joinedUrl } from '../../../shared/openapi/operation/address.ts'
import { make } from '../base/make.ts'
import { writtenServer } from './gather.ts'

/** Characters of an address that the bar shows. */
const LONGEST = 1000

/** Shows the address of the server that is chosen in the form at the top of the page. */
export function followServer(form: HTMLFormElement): void {
  const bar = document.querySelector('.endpoint-path')
  const { path = '' } = form.dataset
  if (!bar || path === '') return
  const server = writtenServer(form)
  const whole = joinedUrl(server.startsWith('//') ? `https:${server}` : server, path)
  const base = whole.slice(0, whole.length - path.length).slice(0, LONGEST)
  const shown = bar.querySelector('.endpoint-server')
  if (shown) shown.textContent = base
  else if (base !== '') bar.prepend(make('span', 'endpoint-server', base))
}
