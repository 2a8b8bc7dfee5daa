import { expect } from 'vitest'
import { inEnglish } from '../../shared/messages/in-english.ts'
import type { Message } from '../../shared/messages/message.ts'

const isMessage = (value: unknown): value is Message => {
  if (typeof value !== 'object' || value === null) return false
  const { key, values, ...rest } = value as Record<string, unknown>
  const isKey = typeof key === 'string' && /^[a-z-]+:/.test(key)
  return isKey && (values === undefined || typeof values === 'object') && Object.keys(rest).length === 0
}

const says = (one: unknown, text: unknown): boolean | undefined =>
  typeof text === 'string' && isMessage(one) ? inEnglish(one) === text : undefined

/** Where a test expects a text, a message with this English text is equal to it: tests say what people read. */
expect.addEqualityTesters([(one, other) => says(one, other) ?? says(other, one)])
