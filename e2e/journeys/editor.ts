import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Editor } from '../editor-hosts.ts'

/** Uses the editor as a person would, by role and name. */
export const tree = (page: Page): Locator => page.getByRole('tree', { name: 'Navigation' })

export const row = (page: Page, name: string): Locator =>
  tree(page).getByRole('treeitem', { name, exact: true })

export const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview"]')

export const source = (page: Page): Locator => page.getByRole('textbox', { name: 'Page source' })

/** Chooses a folder on the start screen, without waiting for its content. */
export async function openFolder({ page, system }: Editor, folder: string): Promise<void> {
  await system?.answer({ filePaths: [folder] })
  await page.getByRole('button', { name: /^Open folder/ }).click()
  if (system) return
  const dialog = page.getByRole('dialog', { name: 'Open a folder' })
  const path = dialog.getByRole('textbox', { name: 'Folder' })
  await expect(path).not.toHaveValue('')
  await path.fill(folder)
  await path.press('Enter')
  await dialog.getByRole('button', { name: 'Open this folder' }).click()
}

/** Reloads the window with unsaved work, which an app asks about. */
export async function reloadUnsaved({ page, system }: Editor): Promise<void> {
  await system?.answer({ response: 1 })
  await page.reload()
}

/** Chooses from a menu of the window, or from the menu bar of the system if the editor is an app. */
export async function choose({ page, system }: Editor, menu: string, name: string): Promise<void> {
  if (system) {
    await expect(page.getByRole('toolbar', { name: 'Site' })).toBeVisible()
    return system.choose(menu, name)
  }
  await button(page, menu).press('Enter')
  await page.getByRole('menuitem', { name }).press('Enter')
}

/** Chooses from a menu of the preview's bar. */
export async function chooseInPreview(page: Page, menu: string, name: string | RegExp): Promise<void> {
  await page
    .getByRole('toolbar', { name: 'What the preview shows' })
    .getByRole('button', { name: new RegExp(`^${menu}`) })
    .press('Enter')
  await page
    .getByRole('menuitemradio', { name })
    .or(page.getByRole('menuitemcheckbox', { name }))
    .press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export async function section(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByText(name, { exact: true }).click()
}

/** Adds an item to a list in the settings and waits until it can be edited. */
export async function addItem(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  const editor = page.getByRole('region', { name: /^Edit / })
  await expect(editor.getByRole('textbox').first()).toBeFocused()
}

/** Opens a page from its row and waits until the preview shows it. */
export async function openPage(page: Page, title: string): Promise<void> {
  await row(page, title).click()
  await expect(preview(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Opens the form of a page’s settings; that of a complete page is folded to one line. */
export async function openPageSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: 'Page settings' })
  await expect(settings).toBeVisible()
  if ((await settings.getAttribute('aria-expanded')) === 'false') await settings.click()
}

/** Waits until the page a link leads to has run its script: clicks before that have no effect. */
export async function arrive(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await page.waitForLoadState('load')
  // A page that is left can still be the one that had loaded.
  await page.waitForFunction(() => document.readyState === 'complete')
}

/** Waits until the page in the preview has run its script: clicks before that have no effect. */
export const previewReady = (page: Page): Promise<void> =>
  expect(async () => {
    const state = preview(page)
      .locator(':root')
      .evaluate(() => document.readyState)
    expect(await state).toBe('complete')
  }).toPass()

/** Waits until keys go to the page in the preview: the browser gives its process the focus a moment later. */
export const hasKeys = (frame: FrameLocator): Promise<void> =>
  expect.poll(() => frame.locator(':root').evaluate(() => document.hasFocus())).toBe(true)

/** Reads a value until it no longer changes, because panes move smoothly. */
export async function atRest(read: () => Promise<number>): Promise<number> {
  let [last, times] = [Number.NaN, 0]
  const same = async () => {
    const now = await read()
    times = now === last ? times + 1 : 0
    last = now
    return times
  }
  await expect.poll(same, { intervals: [50] }).toBeGreaterThan(3)
  return last
}

/** Goes to a page, a setting, or a command by name, wherever the focus is. */
export async function goTo(page: Page, name: string): Promise<void> {
  await expect(tree(page).getByRole('treeitem').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Go to page' }).fill(name)
  await expect(page.getByRole('option').first()).toContainText(new RegExp(name.split(' ')[0] ?? '', 'i'))
  await page.keyboard.press('Enter')
}

/** Types at the end of the open page. */
export async function writeAtEnd(page: Page, text: string): Promise<void> {
  await source(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

/** Renames a group with the keyboard. */
export async function renameGroup(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).press('F2')
  await page.getByRole('textbox', { name: 'Group name' }).fill(to)
  await page.keyboard.press('Enter')
}

/** Opens the menu of the focused row with the keyboard and waits until it has the focus. */
export async function openMenuByKey(page: Page): Promise<void> {
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused()
}

/** Chooses a position in the dialog “Move to…” by the start of its name, with the keyboard. */
export async function chooseByKeys(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Find a group or page' })).toBeFocused()
  await page.keyboard.type(place)
  await expect(page.getByRole('option').first()).toContainText(place)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Chooses an action from the menu of a row. */
export async function rowMenu(page: Page, name: string, action: string): Promise<void> {
  await row(page, name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: action }).click()
}

/** Presses a button until it is disabled, for example to undo everything. */
export async function pressToTheEnd(pressed: Locator): Promise<void> {
  await expect(pressed).toBeEnabled()
  await expect(async () => {
    // It may have been disabled since the last check.
    if (await pressed.isEnabled()) await pressed.click({ timeout: 10_000 })
    await expect(pressed).toBeDisabled({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

/** Waits until everything is saved: the count stays while files are being written. */
export const expectSaved = (page: Page): Promise<void> => expect(button(page, 'Changes: 0')).toBeVisible()

/** Saves all files and waits until they are written. */
export async function saveAll(page: Page): Promise<void> {
  await expect(button(page, 'Changes: 0')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+S')
  await expect(button(page, 'Changes: 0')).toBeVisible({ timeout: 60_000 })
}

/** Returns the names of the rows of the tree, from the top. */
export const rowNames = (page: Page): Promise<string[]> =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll(rows => rows.map(one => one.getAttribute('aria-label') ?? ''))

/** Returns the lines that differ between two texts, as a person reading the diff would count them. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return { removed: old.filter(line => !now.includes(line)), added: now.filter(line => !old.includes(line)) }
}

/** Finds a text announced to screen readers. */
export const said = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words })

/** Returns whether the target, or the control around it, has the focus. Rendering may have replaced the element. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(all =>
    all.some(one => [one, one.closest('button, a, [tabindex]')].includes(document.activeElement)),
  )

/** Presses Tab until the target has the focus. */
export async function focusByTab(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Presses the arrow down until the target has the focus. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrows do not lead to ${target}`)
}

/** Moves to a row of the tree with Tab and arrow keys. */
export async function walkTo(page: Page, name: string): Promise<void> {
  await focusByTab(page, tree(page).getByRole('treeitem').first())
  await page.keyboard.press('Home')
  await arrowTo(page, row(page, name))
}

/**
 * Holds a dragged item over a row of the tree until the editor announces it; `at` is the position in the row,
 * from 0 at the top to 1. A drag that does not start is tried again, with more time on a busy machine.
 */
export async function hold(
  page: Page,
  from: Locator,
  to: { readonly name: string; readonly at: number; readonly says: RegExp },
): Promise<void> {
  let tries = 0
  await expect(async () => {
    const timeout = 2000 * ++tries
    // If the item was picked up after all, it goes back to its place.
    if (tries > 1) await from.hover({ force: true, timeout })
    await page.mouse.up()
    await from.hover()
    await page.mouse.down()
    const box = await row(page, to.name).boundingBox()
    if (!box) throw new Error(`${to.name} is not seen`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height * to.at]
    await page.mouse.move(x, y, { steps: 12 })
    // A hand is never still; the browser tells the page of a position only when the next one follows.
    let moves = 0
    await expect(async () => {
      await page.mouse.move(x + (++moves % 3), y)
      await expect(page.getByRole('status').filter({ hasText: to.says })).toBeVisible({ timeout: 250 })
    }).toPass({ intervals: [0], timeout })
  }).toPass({ intervals: [0] })
}

/** Pastes an image with an event, because a page can’t write to the clipboard. */
export const pastePicture = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const picture = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([picture ?? ''], 'image.png', { type: 'image/png' }))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
