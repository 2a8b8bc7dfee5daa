import { type Bounded, type Excess, unlessTooCostly } from '../../text/budget.ts'
import { onlyConfigFile, type ReadText } from '../document/config-document.ts'
import { CONFIG_FILE } from '../schema/config-file.ts'
import { costlyConfig } from './costly.ts'
import { brokenReading, type ConfigReading, readConfig } from './read.ts'
import { Report } from './report.ts'

/**
 * The reading of settings that take too much: broken, with one problem, at the start of the longest of their
 * files. The files stay known, so that a change of any of them is noticed.
 */
export function refusedConfig(
  { text, sources }: Pick<ConfigReading, 'text' | 'sources'>,
  excess: Excess,
): ConfigReading {
  const { files } = sources
  const lengthOf = (file: string) => sources.text(file).length
  const report = new Report(text, sources)
  report.add({
    code: 'config/too-costly',
    severity: 'error',
    at: { offset: 0, length: 0 },
    file: files.reduce((longest, file) => (lengthOf(file) > lengthOf(longest) ? file : longest), CONFIG_FILE),
    ...costlyConfig(excess),
  })
  return brokenReading(report)
}

/** Reads docs.json like `readConfig`, within a budget; `use` is work with the settings that counts as reading them. */
export function readConfigWithin(
  bounded: Bounded,
  text: string,
  read: ReadText,
  use: (reading: ConfigReading) => void = () => undefined,
): ConfigReading {
  const texts = new Map([[CONFIG_FILE, text]])
  const noting: ReadText = file => {
    const found = read(file)
    texts.set(file, found ?? '')
    return found === undefined ? undefined : bounded(() => found, found)
  }
  const work = () => {
    const reading = readConfig(text, noting)
    use(reading)
    return reading
  }
  const instead = (excess: Excess) => {
    const files = [...texts.keys()]
    const sources = { ...onlyConfigFile(text), files, text: (file: string) => texts.get(file) ?? '' }
    return refusedConfig({ text, sources }, excess)
  }
  return unlessTooCostly(bounded, work, instead, text)
}
