import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { narrowSite } from './narrow-site.ts'
import { planSite, type SiteInput } from './plan.ts'

/** A share of the pages, such as the second of four: `2/4`. */
const SHARE = /^(\d{1,4})\/(\d{1,4})$/

/** Refuses a share that does not exist. */
function checkedShare(written: string, number: number, count: number): void {
  if (number >= 1 && number <= count) return
  throw new Refusal('bad-request', message('build:partShare', { written }), message('build:partShareHint'))
}

/**
 * Returns the files of the pages that belong to a part of a site: a share of all pages such as `2/4`, or the pages of
 * divisions as `readChoice` reads them, with those that belong to no division of a chosen kind. Every page is in one of
 * the shares `1/4` to `4/4`, and in no other. Refuses what is neither.
 */
export function filesOfPart(input: SiteInput, written: readonly string[]): ReadonlySet<string> {
  const [first = ''] = written
  const [share, number = 0, count = 0] = SHARE.exec(first.trim())?.map(Number) ?? []
  if (share === undefined || written.length > 1)
    return new Set(planSite(narrowSite(input, written, '--part')).pages.map(({ file }) => file))
  checkedShare(first, number, count)
  // Neighbors are alike: turn by turn, each machine gets as many of the long ones.
  const own = planSite(input).pages.filter((_, index) => index % count === number - 1)
  return new Set(own.map(({ file }) => file))
}
