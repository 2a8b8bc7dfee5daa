import { showLanguage } from '../messages/messages.ts'
import { layoutFaults, textsOnScreen } from './layout.ts'
import { addWidestLanguages } from './widest-texts.ts'

/** Loaded before anything is on the screen: each language that is loaded is shown. */
const widest = await addWidestLanguages()

/** Two frames: the texts have changed, and what measures itself has done so. */
async function show(code: string): Promise<void> {
  await showLanguage(code)
  for (let frames = 0; frames < 2; frames++) await new Promise(resolve => requestAnimationFrame(resolve))
}

/**
 * What is wrong on the screen, by language; it is in English before. Each look at a screen draws all of it anew, so that
 * languages are not tried one by one: a screen has room for all that run left to right, English among them, if it has
 * room for the widest texts of them.
 */
export async function faultsOnScreen(): Promise<Readonly<Record<string, readonly string[]>>> {
  const english = textsOnScreen()
  await show('en-XA')
  const data = new Set([...textsOnScreen()].filter(text => english.has(text)))
  const found: Record<string, readonly string[]> = {}
  for (const code of ['en-XA', ...widest, 'ar']) {
    if (code !== 'en-XA') await show(code)
    const here = layoutFaults(data)
    if (here.length > 0) found[code] = here
  }
  return found
}
