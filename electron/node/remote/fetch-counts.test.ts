import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchCounts } from './fetch-counts.ts'

const requests: string[] = []
let server: Server
let base = ''

const ANSWERS: Readonly<Record<string, string>> = {
  '/repos/acme/anvil': '{"full_name": "Acme/anvil", "stargazers_count": 1234, "forks_count": 56, "id": 1}',
  '/repos/acme/odd': '<!doctype html>',
}

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    requests.push(`${url} ${headers['user-agent']} ${headers.cookie ?? 'without cookies'}`)
    response.writeHead(ANSWERS[url] === undefined ? 404 : 200).end(ANSWERS[url])
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})

afterAll(() => void server.close())

// Covers C07
test('stars and forks are those that GitHub reports, with the date', async () => {
  const counts = await fetchCounts('acme/anvil', base)
  expect(counts).toMatchObject({ repository: 'Acme/anvil', stars: 1234, forks: 56 })
  expect(counts.counted).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(requests).toEqual(['/repos/acme/anvil Galley without cookies'])
})

test.each([
  ['acme/none', 'answers with 404'],
  ['acme/odd', 'has no counts for “acme/odd”'],
  ['acme/anvil/../../user', 'isn’t a repository on GitHub'],
  ['acme', 'isn’t a repository on GitHub'],
])('%s: %s', async (repository, words) => {
  await expect(fetchCounts(repository, base)).rejects.toThrow(words)
})
