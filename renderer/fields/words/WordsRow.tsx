import { useOptionalSite } from '../../host/scope/site.ts'
import { later } from '../../kit/later.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import type { RowProps } from '../base/row.ts'
import { MapRow } from '../lists/MapRow.tsx'

const WordList = later(async () => (await import('./WordList.tsx')).WordList)

/** The words around the pages of the site, each with the text in its place. */
export function WordsRow(props: RowProps) {
  const { path, schema, label, value, isReadOnly } = props
  const site = useOptionalSite()
  if (!site) return <MapRow {...props} />
  return (
    <FieldRow path={path} label={label} help={schema.description} isWide hasRowsInside>
      {() => <WordList site={site} path={path} value={value} isReadOnly={isReadOnly} />}
    </FieldRow>
  )
}
