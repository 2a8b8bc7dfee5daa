import { beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { saying } from '../../../shared/messages/testing/saying.ts'
import type { OutgoingRequest } from '../../../shared/project/base/preview-requests.ts'
import { PreviewRequests } from './preview-requests.ts'
import { requestError } from './request-errors.ts'

const lookup = vi.hoisted(() => vi.fn())
vi.mock('node:dns/promises', () => ({ lookup }))

const failing = (code: string) => Object.assign(new Error(`connect ${code}`), { code })
const broken = (code: string, messages: string) =>
  Object.assign(new Error(`write EPROTO SSL routines:${messages}`), { code })

beforeEach(() => void lookup.mockReset())

test('without a network, sending reports that and what to do', async () => {
  lookup.mockRejectedValue(failing('EAI_AGAIN'))
  const where = { page: 'page', url: 'https://api.example/pets', origin: 'https://api.example' }
  const request: OutgoingRequest = { id: '1', ...where, nearness: 'internet', method: 'GET', headers: [] }
  const failure = {
    code: 'unavailable',
    message: saying('“api.example” couldn’t be looked up.'),
    hint: saying('Check whether you are online.'),
  }
  const requests = new PreviewRequests()
  await expect(requests.plan(new URL(where.url))).rejects.toMatchObject({ failure })
  await expect(requests.send(request)).rejects.toMatchObject({ failure })
})

test('a port at which nothing listens is reported as such', async () => {
  lookup.mockResolvedValue({ address: '127.0.0.1', family: 4 })
  const where = { page: 'page', url: 'http://localhost:1/pets', origin: 'http://localhost:1' }
  const request: OutgoingRequest = { id: '1', ...where, nearness: 'computer', method: 'GET', headers: [] }
  await expect(new PreviewRequests().send(request)).rejects.toMatchObject({
    failure: {
      message: saying('“http://localhost:1” didn’t answer: nothing listens there.'),
      hint: saying('Check whether the API is running.'),
    },
  })
})

test.each([
  [failing('ENETUNREACH'), 'this computer can’t reach it'],
  [new AggregateError([failing('EHOSTUNREACH'), failing('ENETUNREACH')]), 'this computer can’t reach it'],
  [failing('ECONNRESET'), 'it closed the connection'],
  [failing('DEPTH_ZERO_SELF_SIGNED_CERT'), 'its certificate isn’t trusted (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  [broken('EPROTO', 'ssl3_get_record:wrong version number'), 'it doesn’t use https'],
  [
    broken('ERR_SSL_PACKET_LENGTH_TOO_LONG', 'tls_get_more_records:packet length too long'),
    'it doesn’t use https',
  ],
  [
    broken('ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE', 'ssl3_read_bytes:sslv3 alert handshake failure'),
    'no secure connection could be agreed on',
  ],
  [
    broken('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'ssl3_read_bytes:tlsv13 alert certificate required'),
    'no secure connection could be agreed on',
  ],
  [new Error('it did not answer in time'), 'it did not answer in time'],
])('%s is said in words', (error, why) => {
  expect(inEnglish(requestError(error).reason)).toBe(why)
})

test.each([
  'ENETUNREACH',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'CERT_HAS_EXPIRED',
  'ERR_SSL_NO_CIPHER',
])('%s comes with what to do', code => {
  expect(requestError(failing(code)).hint).toBeDefined()
})
