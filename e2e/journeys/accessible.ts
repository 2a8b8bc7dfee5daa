import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../hosts.ts'

/** Waits until what comes into view is there: half transparent, everything lacks contrast. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(finite.map(({ finished }) => finished)).then(() => undefined)
  })

/** Around an open popover: its hidden button “Dismiss” stands in no landmark, and touch readers need it there. */
export const AROUND_POPOVERS: readonly string[] = ['region']

/** Nothing is wrong with what is seen, the page in the preview included. */
export async function expectNone(page: Page, where: string, except: readonly string[] = []): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).disableRules([...except]).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`,
  )
  expect(found, where).toEqual([])
}
