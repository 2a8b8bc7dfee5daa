import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { About } from '../../../shared/project/base/about.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { AboutDialog } from './AboutDialog.tsx'

const ABOUT: About = {
  version: '1.2.3',
  runtimes: [{ name: 'Node.js', version: '22.1.0' }],
  notices: [
    { name: 'alpha', version: '4.5.6', license: 'MIT', text: 'Permission is hereby granted to alpha.' },
    { name: 'beta', version: '7.8.9', license: 'ISC', text: 'Use beta as you like.' },
  ],
}

const about = vi.fn()
const onClose = vi.fn()
const dialog = () => page.getByRole('dialog', { name: 'About Galley' })
const row = (name: RegExp) => dialog().getByRole('button', { name })

async function show() {
  const { render } = await openSite(
    { 'docs.json': '{ "name": "Acme", "navigation": [] }\n' },
    { handlers: { about } },
  )
  await render(<AboutDialog onClose={onClose} />)
}

beforeEach(() => {
  onClose.mockReset()
  about.mockReset().mockReturnValue(ABOUT)
})

test('it says the version, what it runs in, and what it is made of', async () => {
  await show()
  await expect.element(dialog().getByText('Galley 1.2.3')).toBeVisible()
  await expect.element(dialog().getByText('22.1.0')).toBeVisible()
  await expect.element(dialog().getByText('It is made with 2 packages of other authors.')).toBeVisible()
  await expectAccessible()
  await row(/^beta 7.8.9/).click()
  await expect.element(dialog().getByText('Use beta as you like.')).toBeVisible()
  await expectAccessible()
})

test('a package is found by its name or its license', async () => {
  await show()
  await dialog().getByRole('searchbox', { name: 'Find a package or license' }).fill('isc')
  await expect.element(row(/^beta/)).toBeVisible()
  await expect.element(row(/^alpha/)).not.toBeInTheDocument()
  await dialog().getByRole('searchbox').fill('gamma')
  await expect.element(dialog().getByText('No results for “gamma”')).toBeVisible()
})

test('a copy that was not built has no list', async () => {
  about.mockReturnValue({ ...ABOUT, notices: [] })
  await show()
  await expect.element(dialog().getByText('Galley 1.2.3')).toBeVisible()
  await expect.element(dialog().getByRole('region', { name: 'Packages' })).not.toBeInTheDocument()
})

test('a host that fails says why', async () => {
  about.mockImplementation(() => {
    throw new Refusal('unavailable', asMessage('It is gone.'))
  })
  await show()
  await expect.element(dialog().getByText('It is gone.')).toBeVisible()
})
