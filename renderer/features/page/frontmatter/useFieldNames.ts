import { useTranslation } from 'react-i18next'

/** The labels of fields; an unknown field has its own name. */
export function useFieldNames(): (name: string) => string {
  const { t, i18n } = useTranslation('frontmatter')
  return name => {
    const key = `fields.${name.replace(':', '-')}`
    return i18n.exists(key, { ns: 'frontmatter' }) ? t(key) : name
  }
}
