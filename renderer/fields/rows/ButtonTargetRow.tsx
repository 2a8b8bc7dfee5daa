import { repositoryOf } from '../../../shared/site/plan/repository-counts.ts'
import { useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { isText, valueAt } from '../base/values.ts'
import { RepositoryCounts } from './RepositoryCounts.tsx'
import { SuggestRow } from './SuggestRow.tsx'

/** The target of the header's button; the counts of a repository are shown below its address. */
export function ButtonTargetRow(props: RowProps) {
  const { path, value, isReadOnly } = props
  const form = useForm()
  const isRepository = valueAt(form.config, [...path.slice(0, -1), 'type']) === 'github'
  const repository = isRepository && isText(value) ? repositoryOf(value) : undefined
  return (
    <>
      <SuggestRow {...props} />
      {repository !== undefined && <RepositoryCounts repository={repository} isReadOnly={isReadOnly} />}
    </>
  )
}
