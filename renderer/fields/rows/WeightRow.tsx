import { useTranslation } from 'react-i18next'
import { findIcon } from '../../../shared/site/icons.ts'
import { useIcons } from '../../icons/library.ts'
import { SiteIcon } from '../../icons/SiteIcon.tsx'
import { Select } from '../../ui/Select.tsx'
import { FieldRow } from '../FieldRow.tsx'
import { useForm } from '../model.ts'
import type { RowProps } from '../row.ts'
import { usualOf, usualText } from '../schema.ts'
import { isText, valueAt } from '../values.ts'

/** The weight of the icon beside it, each with the drawing that readers get. */
export function WeightRow({ path, schema, value, label, isReadOnly, set }: RowProps) {
  const { t } = useTranslation(['fields', 'icons'])
  const { config } = useForm()
  const library = useIcons()
  const written = valueAt(config, [...path.slice(0, -1), 'icon'])
  const icon = isText(written) && written !== '' ? written : 'book-open'
  const choices = (schema.enum ?? []).filter(isText).map(id => {
    const drawn = library && findIcon(library.icons, icon, id)?.style
    return {
      id,
      label: t(`choices.iconType.${id}`, id),
      icon: <SiteIcon name={icon} weight={id} />,
      ...(drawn !== undefined &&
        drawn !== id && { note: t('icons:drawnAs', { style: t(`icons:style.${drawn}`) }) }),
    }
  })
  return (
    <FieldRow path={path} label={label} help={schema.description} isDefault={usualOf(schema) !== undefined}>
      {labels => (
        <Select
          {...labels}
          choices={choices}
          value={isText(value) ? value : (usualText(schema) ?? null)}
          onChange={set}
          isDisabled={isReadOnly}
        />
      )}
    </FieldRow>
  )
}
