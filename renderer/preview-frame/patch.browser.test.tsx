import { afterEach, beforeEach, expect, test } from 'vitest'
import { SHEETS_START } from '../../shared/site/styles/author-sheets.ts'
import { showOwnStyles } from './own-styles.ts'
import { applyPatch } from './patch.ts'

const root = document.documentElement
const before = new Map([...root.attributes].map(({ name, value }) => [name, value]))

beforeEach(() => {
  const frame = document.createElement('div')
  frame.id = 'frame'
  frame.innerHTML = `<a class="skip">Skip</a>
    <nav data-region="tabs"></nav><nav data-region="sidebar"></nav><nav data-region="toc"></nav>`
  document.body.append(frame)
})

afterEach(() => {
  document.querySelector('#frame')?.remove()
  for (const { name } of [...root.attributes]) if (!before.has(name)) root.removeAttribute(name)
  for (const [name, value] of before) root.setAttribute(name, value)
})

const patch = { path: 'a', from: 1, to: 2, source: 2 }

test('the names of the landmarks and the direction follow the language of the page', () => {
  const labels = {
    skip: 'تخطَّ',
    sections: 'أقسام',
    navigation: 'صفحات',
    contents: 'محتويات',
    announcement: 'إعلان',
  }
  expect(applyPatch({ ...patch, root: { lang: 'ar', dir: 'rtl' }, labels })).toBe(true)
  const names = [...document.querySelectorAll('#frame nav')].map(nav => nav.getAttribute('aria-label'))
  expect([document.querySelector('.skip')?.textContent, ...names]).toEqual([
    'تخطَّ',
    'أقسام',
    'صفحات',
    'محتويات',
  ])
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
  applyPatch({ ...patch, root: { lang: 'en' } })
  expect([root.lang, root.hasAttribute('dir')]).toEqual(['en', false])
})

test('the styles of classes are replaced, also where the document had none', () => {
  const box = document.createElement('p')
  document.querySelector('#frame')?.append(box)
  box.className = 'u-p-4'
  expect(applyPatch({ ...patch, styles: '.u-p-4{padding:16px}' })).toBe(true)
  expect(getComputedStyle(box).paddingTop).toBe('16px')
  expect(applyPatch({ ...patch, styles: '' })).toBe(true)
  expect(getComputedStyle(box).paddingTop).toBe('0px')
  expect(document.querySelectorAll('style[data-styles]').length).toBe(1)
  document.querySelector('style[data-styles]')?.remove()
})

test('a page that gets many blocks is a long one, until it is loaded again', () => {
  const body = document.createElement('div')
  document.querySelector('#frame')?.append(body)
  body.setAttribute('data-body', '')
  const inserted = Array.from({ length: 301 }, (_, n) => ({ html: '<p>Text.</p>', line: n + 1 }))
  applyPatch({ ...patch, body: { start: 0, removed: 0, inserted: inserted.slice(1) } })
  expect([body.children.length, root.hasAttribute('data-long')]).toEqual([300, false])
  applyPatch({ ...patch, body: { start: 0, removed: 0, inserted: inserted.slice(0, 1) } })
  expect(root.hasAttribute('data-long')).toBe(true)
  applyPatch({ ...patch, root: { lang: 'en' }, body: { start: 0, removed: 200, inserted: [] } })
  expect([body.children.length, root.hasAttribute('data-long')]).toEqual([101, true])
})

test('a patch of the text replaces the blocks that it names, and fits only where they are', () => {
  const body = document.createElement('div')
  document.querySelector('#frame')?.append(body)
  body.setAttribute('data-body', '')
  const html = (name: string) => `<p data-line="1">${name}</p>`
  const drawn = ['a', 'b', 'c', 'd']
  const ends = [0, 1, 2, 4].flatMap(start => [0, 1, 2, 4].map(removed => [start, removed] as const))
  for (const [start, removed] of ends) {
    for (const names of [[], ['x'], ['x', 'y'], ['x', 'y', 'z']]) {
      body.innerHTML = drawn.map(html).join('')
      const inserted = names.map(name => ({ html: html(name), line: 1 }))
      const fits = start + removed <= drawn.length
      const after = fits ? drawn.toSpliced(start, removed, ...names) : drawn
      expect(applyPatch({ ...patch, body: { start, removed, inserted } })).toBe(fits)
      expect(body.innerHTML).toBe(after.map(html).join(''))
    }
  }
})

test('the styles of the site are left out and shown again, also those that arrive meanwhile', () => {
  const frame = document.querySelector('#frame')
  const box = document.createElement('div')
  box.className = 'u-p-4 u-hero'
  const theme = document.createElement('style')
  theme.setAttribute('data-theme', '')
  theme.textContent = `#frame{color:rgb(1,2,3)}${SHEETS_START}#frame .u-hero{margin-top:7px}`
  frame?.append(theme, box)
  applyPatch({ ...patch, styles: '.u-p-4{padding:16px}' })
  const look = () => {
    const { color, marginTop, paddingTop } = getComputedStyle(box)
    return [color, marginTop, paddingTop]
  }
  expect(look()).toEqual(['rgb(1, 2, 3)', '7px', '16px'])
  showOwnStyles(false)
  expect(look()).toEqual(['rgb(1, 2, 3)', '0px', '0px'])
  applyPatch({
    ...patch,
    theme: `#frame{color:rgb(3,2,1)}${SHEETS_START}#frame .u-hero{margin-top:9px}`,
    styles: '.u-p-4{padding:8px}',
  })
  expect(look()).toEqual(['rgb(3, 2, 1)', '0px', '0px'])
  showOwnStyles(true)
  expect(look()).toEqual(['rgb(3, 2, 1)', '9px', '8px'])
  document.querySelector('style[data-styles]')?.remove()
})
