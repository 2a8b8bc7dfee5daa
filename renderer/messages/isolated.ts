import { hasRtl } from '../../shared/text/direction.ts'

/**
 * A value for a text that runs right to left: its characters keep their own order, as in `#0D9373`, whatever is
 * around them (Unicode Standard Annex #9, FSI and PDI).
 */
export const isolated = (value: string): string =>
  /[^\s\d]/.test(value) && !hasRtl(value) ? `\u2068${value}\u2069` : value
