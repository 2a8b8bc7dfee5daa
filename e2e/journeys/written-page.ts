import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../editor-hosts.ts'
import { button, openPage, preview } from './editor.ts'

/** A page with every kind of text. */
export const PAGE = `---
title: Quickstart
description: Start here
---

First **bold** paragraph with [a link](/introduction).

## Heading two

- one
- two
  - nested

> A quote

<Note title="A *note* of 5 &copy;">
  Inside a note.
</Note>

<Card title='The "card"' href="/introduction" />

<Steps>
  <Step title={"Opening \\u00e9 step"}>
    Do it.
  </Step>
</Steps>

<Tabs>
  <Tab title="Alpha">
    Left side.
  </Tab>
  <Tab title="Beta">
    Right side.
  </Tab>
</Tabs>

<Accordion title="More">
  Hidden.
</Accordion>

<Frame caption="A **picture**">
  ![Logo](/logo.png)
</Frame>

| Name | Size |
| ---- | ---- |
| Dough | 2 |

Last {props.x} paragraph.
`

/** Puts it in place of the second page of the handbook. */
export const withPage = (folder: string) => writeFileSync(join(folder, 'quickstart.mdx'), PAGE)

/** A text of the page in the preview. */
export const text = (page: Page, words: string | RegExp) =>
  preview(page).getByRole('group', { name: 'Text of the page' }).getByText(words)

/** Opens the page and switches writing on it on. */
export async function startWriting(page: Page): Promise<void> {
  await openPage(page, 'Quickstart')
  await button(page, 'Write on the page').click()
  await expect(preview(page).getByRole('group', { name: 'Text of the page' })).toBeVisible()
}

/** Puts the caret at the end of a text. */
export async function goToEnd(page: Page, words: string | RegExp): Promise<void> {
  await text(page, words).click()
  await page.keyboard.press('End')
}

/**
 * Undoes everything that was done on the page until it shows a text again, or no longer. On a busy machine, the keys of
 * one word can be several steps, and an undo takes its time: there must be nothing else to undo.
 */
export const undoUntil = (page: Page, isAsBefore: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await isAsBefore()
  }).toPass()
