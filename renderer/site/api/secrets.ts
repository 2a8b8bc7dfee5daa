/** Names of values that are likely to be credentials, although the description does not say so. */
const SECRET =
  /authori[sz]ation|cookie|passw|passphrase|secret|token|api[-_]?key|(^|[-_])(key|pin|otp|cvv|cvc)$|credential|signature|session/i

/** Whether a value with this name is likely to be a credential. */
export const isSecretName = (name: string): boolean => SECRET.test(name)

/** A value without its credentials; everything in one with the name of a credential is one. */
function cleaned(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map(item => cleaned(item, isSecret))
  if (typeof value !== 'object' || value === null) return isSecret ? '' : value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleaned(inner, isSecret || isSecretName(name))]),
  )
}

/** A JSON text without values that are likely to be credentials; undefined for other texts that name some. */
export function withoutSecrets(text: string): string | undefined {
  if (!text.split(/[^\w-]+/).some(isSecretName)) return text
  try {
    // A text with numbers that would lose digits is not stored at all.
    return /\d{16,}/.test(text) ? undefined : JSON.stringify(cleaned(JSON.parse(text)), undefined, 2)
  } catch {
    return undefined // nobody can tell where the credential is
  }
}
