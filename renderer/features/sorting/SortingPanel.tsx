import { CircleCheck, ListTree } from 'lucide-react'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { useConfig } from '../../host/site/config.ts'
import { hideBelow } from '../../host/view/view.ts'
import { BelowPanel } from '../../kit/BelowPanel.tsx'
import { cx } from '../../kit/base/cx.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import type { Rows } from '../entries/rows.ts'
import { useRows } from '../entries/useRows.ts'
import { TASKS, type TaskId, type Tasks } from './base/tasks.ts'
import { useTasks } from './base/useTasks.ts'
import styles from './Sorting.module.css'
import { SortingDialogs } from './SortingDialogs.tsx'
import { TaskPanel } from './TaskPanel.tsx'
import type { SortingDialog } from './taskActions.tsx'

/** What is to be sorted out in the navigation and among the pages, by task. */
export function SortingPanel() {
  const site = useSite()
  const { t } = useTranslation('sorting')
  const tree = useRows()
  const tasks = useTasks(tree)
  const isBroken = useConfig(({ broken }) => broken !== undefined)
  return (
    <BelowPanel title={t('title')} onClose={() => hideBelow(site)}>
      {isBroken ? (
        <EmptyState icon={<ListTree />} title={t('broken')}>
          {t('brokenText')}
        </EmptyState>
      ) : tasks ? (
        <TaskTabs tasks={tasks} tree={tree} />
      ) : (
        <div className={styles.reading}>
          <ProgressBar label={t('reading')} />
        </div>
      )}
    </BelowPanel>
  )
}

/** The tasks with items, and the one that is shown even when its last item is done. */
function TaskTabs({ tasks, tree }: { readonly tasks: Tasks; readonly tree: Rows }) {
  const { t } = useTranslation('sorting')
  const [chosen, setChosen] = useState<TaskId>()
  const [dialog, setDialog] = useState<SortingDialog>()
  const shown = TASKS.filter(task => tasks[task].length > 0 || task === chosen)
  const selected = chosen ?? shown[0]
  // The first task stays shown when its last item is done.
  if (selected !== chosen) setChosen(selected)
  if (selected === undefined)
    return (
      <EmptyState icon={<CircleCheck />} title={t('nothing')}>
        {t('nothingText')}
      </EmptyState>
    )
  return (
    <>
      <Tabs
        className={styles.panel ?? ''}
        orientation="vertical"
        selectedKey={selected}
        onSelectionChange={key => setChosen(TASKS.find(task => task === key))}
      >
        <TabList aria-label={t('tasks')} className={styles.tasks ?? ''}>
          {shown.map(task => (
            <Tab key={task} id={task} className={cx(styles.task)}>
              <span className={styles.taskName}>{t(`task.${task}`)}</span>
              <span className={styles.count}>{t('number', { count: tasks[task].length })}</span>
            </Tab>
          ))}
        </TabList>
        {shown.map(task => (
          <TabPanel key={task} id={task} className={styles.content ?? ''}>
            <TaskPanel task={task} items={tasks[task]} tree={tree} show={setDialog} />
          </TabPanel>
        ))}
      </Tabs>
      <SortingDialogs {...{ tree, dialog }} onClose={() => setDialog(undefined)} />
    </>
  )
}
