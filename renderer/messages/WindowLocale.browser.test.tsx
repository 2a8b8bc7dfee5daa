import { useLocale } from 'react-aria-components'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WindowLocale } from './WindowLocale.tsx'

function Locale() {
  const { locale, direction } = useLocale()
  return (
    <p>
      {locale}, {direction}
    </p>
  )
}

test.each([
  { languages: ['fr-CA', 'en-AU', 'en'], locale: 'en-AU' },
  { languages: ['fr-CA'], locale: 'en' },
  // Chromium says this on a system whose locale is C or POSIX; it is no language tag.
  { languages: ['en-US@posix'], locale: 'en' },
  { languages: ['en-US@posix', 'en-US'], locale: 'en-US' },
])('a system that prefers $languages has the locale $locale', async ({ languages, locale }) => {
  using _ = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  await render(
    <WindowLocale>
      <Locale />
    </WindowLocale>,
  )
  await expect.element(page.getByText(`${locale}, ltr`)).toBeVisible()
})
