/** Names of values that are likely to be credentials, although the description does not say so. */
const SECRET =
  /authori[sz]ation|cookie|passw|passphrase|secret|token|api[-_]?key|(^|[-_])(key|pin|otp|cvv|cvc)$|credential|signature|session/i

/** Whether a value with this name is likely to be a credential. */
export const isSecretName = (name: string): boolean => SECRET.test(name)

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecretName(name) && typeof inner !== 'object' ? '' : cleaned(inner),
    ]),
  )
}

/** A JSON text without values that are likely to be credentials; undefined for a text that names some and is no JSON. */
export function withoutSecrets(text: string): string | undefined {
  if (!isSecretName(text.replace(/[^\w-]+/g, ' ')) && !SECRET.test(text)) return text
  try {
    // Numbers that would lose digits stay out of the history rather than change.
    return /\d{16,}/.test(text) ? undefined : JSON.stringify(cleaned(JSON.parse(text)), undefined, 2)
  } catch {
    return undefined // nobody can tell where the credential is
  }
}
