import { expect, test } from 'vitest'
import schema from '../../../shared/config/schema/docs.schema.json' with { type: 'json' }
import { recognize } from './platforms.ts'

test.each([
  ['https://github.com/acme/docs', 'github', 'https://github.com/acme/docs'],
  ['twitter.com/acme', 'x', 'https://twitter.com/acme'],
  [' https://discord.gg/abc ', 'discord', 'https://discord.gg/abc'],
  ['https://acme.slack.com', 'slack', 'https://acme.slack.com'],
  ['https://news.ycombinator.com/user?id=a', 'hacker-news', 'https://news.ycombinator.com/user?id=a'],
  ['www.example.com', 'website', 'https://www.example.com'],
  ['https://notgithub.com', 'website', 'https://notgithub.com'],
])('%s is an account at %s', (text, platform, url) => {
  expect(recognize(text)).toEqual({ platform, url })
})

test.each(['', 'acme', 'javascript:alert(1)', 'mailto:a@example.com', 'http://'])(
  '%j is not an account',
  text => {
    expect(recognize(text)).toBeUndefined()
  },
)

const written = Object.entries(schema.definitions.FooterSocials.properties).flatMap(
  ([platform, { examples }]) =>
    examples.map(example => ({ platform: platform === 'twitter' ? 'x' : platform, example })),
)

test.each(written)('$example is recognized as the account in docs.json', ({ platform, example }) => {
  expect(recognize(example)?.platform).toBe(platform)
})
