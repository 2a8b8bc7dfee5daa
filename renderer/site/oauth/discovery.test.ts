import { expect, test } from 'vitest'
import { offerOf } from './discovery.ts'

const offer = {
  scheme: 'id',
  flows: [],
  scopes: [{ name: 'openid', isNeeded: true as const }],
  discovery: '/x',
}

test('the flows and scopes of a server are read from its metadata', () => {
  const found = offerOf(offer, {
    authorization_endpoint: 'https://a.example/auth',
    token_endpoint: 'https://a.example/token',
    device_authorization_endpoint: 'https://a.example/device',
    grant_types_supported: ['authorization_code', 'client_credentials'],
    scopes_supported: ['openid', 'email'],
  })
  expect(found.scopes).toEqual([{ name: 'openid', isNeeded: true }, { name: 'email' }])
  expect(found.flows.map(({ kind, authorizationUrl }) => [kind, authorizationUrl])).toEqual([
    ['authorizationCode', 'https://a.example/auth'],
    ['clientCredentials', undefined],
    ['deviceAuthorization', 'https://a.example/device'],
  ])
})

// Covers N06
test('addresses of a hostile server that are not web addresses are ignored', () => {
  const script = 'javascript:alert(1)'
  expect(
    offerOf(offer, { authorization_endpoint: script, token_endpoint: 'https://a.example/t' }).flows,
  ).toEqual([])
  expect(
    offerOf(offer, { authorization_endpoint: 'https://a.example', token_endpoint: script }).flows,
  ).toEqual([])
  expect(offerOf(offer, { token_endpoint: 7, scopes_supported: 'openid' }).flows).toEqual([])
})
