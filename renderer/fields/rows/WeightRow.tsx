import { useTranslation } from 'react-i18next'
import { findIcon } from '../../../shared/site/base/icons.ts'
import { Select } from '../../kit/Select.tsx'
import { useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { defaultText } from '../base/schema.ts'
import { ValueRow } from '../base/ValueRow.tsx'
import { isText, valueAt } from '../base/values.ts'
import { useIcons } from '../icons/library.ts'
import { SiteIcon } from '../icons/SiteIcon.tsx'

/** The weight of the icon next to it, each with its drawing. */
export function WeightRow(row: RowProps) {
  const { path, schema, value, isReadOnly, set } = row
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
    <ValueRow row={row}>
      {labels => (
        <Select
          {...labels}
          choices={choices}
          value={isText(value) ? value : (defaultText(schema) ?? null)}
          onChange={set}
          isDisabled={isReadOnly}
        />
      )}
    </ValueRow>
  )
}
