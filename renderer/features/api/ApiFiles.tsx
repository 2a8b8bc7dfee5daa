import { FileInput, Globe, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { DropZone, type FileDropItem, FileTrigger } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import type { FormModel } from '../../fields/base/model.ts'
import { FormContext } from '../../fields/base/model.ts'
import { ProblemList } from '../../fields/base/ProblemList.tsx'
import { problemsAt } from '../../fields/base/problems.ts'
import { notifyError } from '../../host/base/notices.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import { Card } from '../../kit/Card.tsx'
import { SortableList } from '../../kit/SortableList.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import styles from './Api.module.css'
import { ApiFileRow } from './ApiFileRow.tsx'
import { API_ENDINGS, importFiles } from './chooseFiles.ts'
import { PickFileDialog } from './PickFileDialog.tsx'
import { type ApiFileActions, useApiFiles } from './useApiFiles.ts'

interface ApiFilesProps {
  readonly model: FormModel
  /** What docs.json lists for the whole site. */
  readonly listed: readonly string[]
  /** API files of tabs and anchors, and those that pages take operations from. */
  readonly others: readonly OutlinedApi[]
  readonly apiAt: (index: number) => OutlinedApi | undefined
  readonly chosen: OutlinedApi | undefined
  readonly onChoose: (api: OutlinedApi) => void
}

/** The API files of the site: add them by picking, dropping or entering a URL, reorder them, remove them. */
export function ApiFiles({ model, listed, others, apiAt, chosen, onChoose }: ApiFilesProps) {
  const site = useSite()
  const { t } = useTranslation('api')
  const actions = useApiFiles(listed)
  const row = (written: string, api: OutlinedApi | undefined) => (
    <ApiFileRow {...{ written, api, onChoose }} isChosen={api !== undefined && api === chosen} />
  )
  const drop = async (items: readonly FileDropItem[]) =>
    importFiles(site, await Promise.all(items.map(item => item.getFile())))
  return (
    <Card id="api-files" title={t('files.title')} text={t('files.text')}>
      <FormContext value={model}>
        <DropZone
          className={({ isDropTarget }) => cx(styles.zone, isDropTarget && styles.target)}
          aria-label={t('files.drop')}
          isDisabled={model.isReadOnly}
          getDropOperation={types => (isFile(types) ? 'copy' : 'cancel')}
          onDrop={({ items }) => {
            void drop(items.filter(item => item.kind === 'file')).catch(error => notifyError(site.app, error))
          }}
        >
          <div data-pointer="/openapi">
            <SortableList
              label={t('files.list')}
              items={listed.map((written, index) => ({
                id: `${index} ${written}`,
                text: apiAt(index)?.title ?? written,
                content: row(written, apiAt(index)),
                pointer: `/openapi/${index}`,
              }))}
              onMove={model.isReadOnly ? undefined : actions.move}
              onRemove={model.isReadOnly ? undefined : actions.remove}
              empty={t('files.empty')}
            />
            <ProblemList
              problems={problemsAt(model.problems, '/openapi', false)}
              onFix={model.isReadOnly ? undefined : model.fix}
            />
          </div>
          {others.length > 0 && (
            <ul className={styles.others} aria-label={t('files.others')}>
              {others.map(api => (
                <li key={`${api.at} ${api.written}`}>{row(api.written, api)}</li>
              ))}
            </ul>
          )}
          {!model.isReadOnly && <AddButtons actions={actions} />}
        </DropZone>
      </FormContext>
    </Card>
  )
}

/** Browsers report this type for files they don’t know, often YAML. */
const FILE_TYPES = [
  'application/json',
  'application/yaml',
  'application/x-yaml',
  'text/yaml',
  'text/x-yaml',
  'application/octet-stream',
]

/** Whether a drag that does not reveal its file names yet may contain an API file. */
const isFile = (types: { has(type: string | symbol): boolean }): boolean =>
  FILE_TYPES.some(type => types.has(type))

function AddButtons({ actions }: { readonly actions: ApiFileActions }) {
  const site = useSite()
  const { t } = useTranslation('api')
  const [dialog, setDialog] = useState<'pick' | 'address'>()
  const close = () => setDialog(undefined)
  return (
    <div className={styles.buttons}>
      <Button size="small" icon={<ListPlus />} onPress={() => setDialog('pick')}>
        {t('files.pick')}
      </Button>
      <FileTrigger
        acceptedFileTypes={API_ENDINGS}
        allowsMultiple
        onSelect={files => void importFiles(site, [...(files ?? [])])}
      >
        <Button size="small" icon={<FileInput />}>
          {t('files.import')}
        </Button>
      </FileTrigger>
      <Button size="small" icon={<Globe />} onPress={() => setDialog('address')}>
        {t('files.address')}
      </Button>
      {dialog === 'pick' && <PickFileDialog onPick={actions.add} onClose={close} />}
      {dialog === 'address' && <AddressDialog onAdd={actions.add} onClose={close} />}
    </div>
  )
}
