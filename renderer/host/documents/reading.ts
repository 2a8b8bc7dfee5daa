import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { areSuspicious, isSuspicious } from '../../../shared/project/screening/suspicion.ts'
import { differLittle } from '../../../shared/text/differ-little.ts'
import type { TextHost } from './mirror-model.ts'

/** Who knows whether a text takes more than a moment to read. */
export interface ReadingHost {
  isAffordable(input: { readonly file: string }): Promise<boolean>
}

/** The last text of each file of which the host said that reading it takes no more than a moment. */
const affordable = new Map<string, string>()

/** Whether this window can read a text without being held up by it. What a person types into such a text changes nothing. */
export const canRead = (file: string, text: string): boolean =>
  !isSuspicious(file, text) || isKnown(file, text)

function isKnown(file: string, text: string): boolean {
  const known = affordable.get(file)
  return known !== undefined && differLittle(known, text)
}

/** Whether this window can read docs.json with the texts of the files that it refers to without being held up by them. */
export const canReadTogether = (text: string, parts: readonly string[]): boolean =>
  !areSuspicious(CONFIG_FILE, [text, ...parts]) || isKnown(CONFIG_FILE, text)

/** What the host is asked about: a suspicious text, and settings in several files, which may be so together. */
const isInQuestion = (file: string, text: string): boolean =>
  isSuspicious(file, text) || (file === CONFIG_FILE && text.includes('"$ref"'))

/** The same host, which is asked about every suspicious text that it gives. Settings come with its answer, pages before it. */
export function askingHost<H extends TextHost & ReadingHost>(host: H): TextHost {
  const ask = async (file: string, text: string) => {
    if (await host.isAffordable({ file })) affordable.set(file, text)
  }
  return {
    edit: change => host.edit(change),
    read: async wanted => {
      const document = await host.read(wanted)
      const { file, text } = document
      if (!isInQuestion(file, text) || isKnown(file, text)) return document
      const answered = ask(file, text).catch(() => undefined) // the link is lost: it is asked again after the next reading
      if (!/\.mdx?$/i.test(file)) await answered
      return document
    },
  }
}
