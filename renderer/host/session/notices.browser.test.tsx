import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '../../../shared/messages/message.ts'
import { openSite } from '../../testing/rendered-site.tsx'

test('what the host reports without a request is shown', async () => {
  const opened = await openSite({ 'docs.json': '{ "name": "Acme" }\n' })
  await opened.render(<main />)
  opened.receive('notice', {
    kind: 'warning',
    message: message('disk:noWatches'),
    hint: message('disk:noWatchesHint'),
  })
  const notices = page.getByRole('region', { name: /Notices/ })
  await expect.element(notices.getByText(/can’t watch more files/)).toBeVisible()
})
