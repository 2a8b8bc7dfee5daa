/** Returns a text with its values; `{{name}}` stands for the value `name`. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => values[name] ?? written)
