import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatOf, MINT_FILE } from '../../../shared/config/convert/format.ts'
import type { ConfigFormat } from '../../../shared/config/convert/model.ts'
import { parseJson, toValue } from '../../../shared/config/json/parse.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { message } from '../../../shared/messages/message.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { Root } from '../disk/confine.ts'
import { decode, readBytes, TEXT_LIMIT } from '../disk/read.ts'

/** The settings file in a folder. */
interface FoundConfig {
  /** `docs.json` or `mint.json`. */
  readonly file: string
  readonly text: FileText
}

/** Whether a folder holds a mint.json and no docs.json. */
export const isOlderSite = (folder: string): boolean =>
  !existsSync(join(folder, CONFIG_FILE)) && existsSync(join(folder, MINT_FILE))

/** Reads a text of the folder. Throws a `Refusal` if that fails. */
export const textIn = (folder: string, path: string): FileText =>
  decode(readBytes(new Root(folder).locate(path), TEXT_LIMIT), path)

/** Finds the settings in a folder: docs.json, otherwise mint.json. Refuses with `no-config` if there are none. */
export function findConfig(folder: string): FoundConfig {
  const file = [CONFIG_FILE, MINT_FILE].find(name => existsSync(join(folder, name)))
  if (file === undefined) {
    throw new Refusal('no-config', message('convert:noConfig', { folder }), message('convert:noConfigHint'))
  }
  return { file, text: textIn(folder, file) }
}

/** The format of settings; `undefined` if they cannot be read. */
export function formatIn({ file, text }: FoundConfig): ConfigFormat | undefined {
  const { root, errors } = parseJson(text.text)
  const isReadable = root !== undefined && !errors.some(({ fatal }) => fatal)
  return isReadable ? formatOf(file, toValue(root)) : undefined
}
