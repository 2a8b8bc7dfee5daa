import { Screening } from '../../../shared/project/screening/screening.ts'
import { boundedByTime, MOST_TIME } from '../base/bounded-by-time.ts'
import { findProduct } from '../base/product.ts'
import { forkScreen } from '../screening/screen-process.ts'
import { SCREEN_TIME, Screener } from '../screening/screener.ts'

/** Does a command’s work with texts of a repository, which are screened; ends the process for that afterwards. */
export async function screened<T>(work: (screening: Screening) => Promise<T>): Promise<T> {
  const { screen } = findProduct()
  const screener = new Screener({ start: () => forkScreen(screen), most: SCREEN_TIME.command })
  try {
    return await work(new Screening(boundedByTime(MOST_TIME.command), { judge: screener.judge }))
  } finally {
    screener.close()
  }
}
