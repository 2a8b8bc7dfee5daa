import { isObject } from '../../config/json/value.ts'
import type { Site } from '../plan/plan.ts'

/**
 * What docs.json says to programs that read the site, as the end of each of its texts for them; empty if it
 * says nothing.
 */
export function instructionsOf({ config }: Pick<Site, 'config'>): string {
  const settings = config.newer?.markdown
  const written = isObject(settings) ? settings.instructions : undefined
  const lines = Array.isArray(written) ? written : [written]
  const text = lines
    .filter(line => typeof line === 'string')
    .join('\n')
    .trim()
  return text === '' ? '' : `\n${text}\n`
}
