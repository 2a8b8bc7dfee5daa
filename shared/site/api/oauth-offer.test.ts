import { expect, test } from 'vitest'
import type { FlowView } from '../../openapi/operation/flows.ts'
import type { SchemeView } from '../../openapi/operation/security.ts'
import { oauthAddresses, oauthOffer } from './oauth-offer.ts'

const scheme = (flows: readonly FlowView[], scopes: readonly string[] = []): SchemeView => ({
  name: 'oauth',
  kind: 'oauth2',
  scopes,
  flows,
})

const tokenUrl = 'https://login.example/token'
const authorizationUrl = 'https://login.example/authorize'
const scopes = [{ name: 'read', description: 'See everything' }, { name: 'write' }]

test('flows that a page cannot or must not use are not offered', () => {
  const implicit: FlowView = { kind: 'implicit', authorizationUrl, scopes }
  const password: FlowView = { kind: 'password', tokenUrl, scopes }
  const incomplete: FlowView = { kind: 'authorizationCode', tokenUrl, scopes }
  expect(oauthOffer(scheme([implicit, password, incomplete]))).toBeUndefined()
  expect(oauthAddresses([[scheme([implicit, password, incomplete])]])).toEqual([])
})

test('the scopes that the operation needs come first and are chosen, and every flow has its own', () => {
  const code: FlowView = { kind: 'authorizationCode', authorizationUrl, tokenUrl, scopes }
  const own: FlowView = { kind: 'clientCredentials', tokenUrl, scopes: [{ name: 'admin' }] }
  expect(oauthOffer(scheme([code, own], ['write']))).toEqual({
    scheme: 'oauth',
    flows: [
      { kind: 'authorizationCode', authorizationUrl, tokenUrl, scopes: [1, 0] },
      { kind: 'clientCredentials', tokenUrl, scopes: [2] },
    ],
    scopes: [
      { name: 'write', isNeeded: true },
      { name: 'read', description: 'See everything' },
      { name: 'admin' },
    ],
  })
})

test('hundreds of scopes take little room, and the needed ones stay', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ name: `scope-${n}`, description: 'x'.repeat(100) }))
  const flow: FlowView = { kind: 'clientCredentials', tokenUrl, scopes: many }
  const offer = oauthOffer(scheme([flow], ['scope-499']))
  expect(offer?.scopes[0]).toEqual({ name: 'scope-499', isNeeded: true })
  expect(JSON.stringify(offer).length).toBeLessThan(4000)
})

test('a page may reach the addresses that give tokens, and not the one where people sign in', () => {
  const code: FlowView = { kind: 'authorizationCode', authorizationUrl, tokenUrl, scopes }
  const device: FlowView = {
    kind: 'deviceAuthorization',
    authorizationUrl: 'https://login.example/device',
    tokenUrl,
    refreshUrl: 'https://login.example/refresh',
    scopes,
  }
  expect(oauthAddresses([[scheme([code, device])]])).toEqual([
    tokenUrl,
    'https://login.example/refresh',
    'https://login.example/device',
  ])
})
