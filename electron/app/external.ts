import { dialog, shell } from 'electron'
import { message } from '../../shared/messages/message.ts'
import { inWords } from '../node/base/words.ts'

const SCHEMES = ['https:', 'http:', 'mailto:']
const LONGEST = 2_048

/** The address in the form that the system may open; undefined unless it is a web page or mail. */
export function externalUrl(address: string): URL | undefined {
  if (address.length > LONGEST || /\p{Cc}/u.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const isMail = url.protocol === 'mailto:'
  const isHonest = url.username === '' && url.password === '' && (isMail || url.host !== '')
  return SCHEMES.includes(url.protocol) && isHonest && url.href.length <= LONGEST ? url : undefined
}

/** Asks, and then opens an external address. */
export async function openExternal(address: string): Promise<void> {
  const url = externalUrl(address)
  if (!url) return
  const target = url.protocol === 'mailto:' ? url.pathname : url.host
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: inWords(message('app:external.ask', { target })),
    detail: url.href,
    buttons: [inWords(message('app:external.cancel')), inWords(message('app:external.open'))],
    defaultId: 1,
    cancelId: 0,
  })
  if (response === 1) await shell.openExternal(url.href)
}
