import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Gallery, PARTS } from './Gallery.tsx'

const nameOf = (path: string) => /([^/]+)\.tsx$/.exec(path)?.[1] ?? ''

/** The field of each kind of row in the forms of the gallery; frames shared by all rows have none. */
const ROWS: Readonly<Record<string, string>> = {
  AuthNameRow: '/api/auth/name',
  BackgroundRow: '/colors/background',
  BranchRow: '/styling/codeblocks',
  ButtonTargetRow: '/topbarCtaButton/url',
  ColorRow: '/colors/primary',
  IconRow: '/topAnchor/icon',
  ImageRow: '/favicon',
  ListRow: '/topbarLinks',
  MapRow: '/variables',
  MismatchRow: '/name',
  ModeColorsRow: '/colors/anchors',
  NumberRow: '/fonts/weight',
  OneOrBothRow: '/logo',
  OneOrSeveralRow: '/api/baseUrl',
  RedirectsRow: '/redirects',
  SocialsRow: '/footerSocials',
  SuggestRow: '/logo/href',
  SwitchRow: '/modeToggle/isHidden',
  TextRow: '/primaryTab/name',
  WeightRow: '/topAnchor/iconType',
  WordsRow: '/words',
}
const FRAMES = ['FieldRow', 'SchemaRow', 'ValueRow']

test('every component of the kit has a specimen', () => {
  const kit = Object.keys(import.meta.glob(['../kit/[A-Z]*.tsx', '!../kit/*.test.tsx'])).map(nameOf)
  const shown = PARTS.flatMap(([, specimens]) => specimens.map(({ name }) => name))
  expect([...shown].sort()).toEqual(kit.sort())
  const thin = PARTS.flatMap(([, all]) => all.filter(({ states }) => states.length === 0))
  expect(thin).toEqual([])
})

test('every field is there, in light and in dark', async () => {
  const { container } = await render(<Gallery />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const rows = Object.keys(import.meta.glob(['../fields/**/*Row.tsx'])).map(nameOf)
  expect(rows.filter(name => !FRAMES.includes(name)).sort()).toEqual(Object.keys(ROWS).sort())
  const missing = Object.entries(ROWS).filter(
    ([, pointer]) => container.querySelectorAll(`[data-pointer="${pointer}"]`).length < 2,
  )
  expect(missing).toEqual([])
})
