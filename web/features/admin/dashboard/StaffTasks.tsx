import { keepPreviousData } from '@tanstack/react-query'
import { type ComponentType, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { useListStaffTasks } from '#web/api/generated/admin-staff.ts'
import type { StaffTask, StaffTaskKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomerPath, adminTransferPath, paths, queueItemPath } from '#web/paths.ts'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import {
  CheckCircleIcon,
  DocumentIcon,
  ShieldIcon,
  SupportIcon,
  TopUpIcon,
  TransactionsIcon,
  TransferIcon,
  WarningIcon,
} from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { staffTasks } from './staff-tasks.messages.ts'
import { useReleaseStaffTask } from './use-release-staff-task.ts'
import { useTakeStaffTask } from './use-take-staff-task.ts'

/** What waits for the staff, the longest wait first, with who works on it. */
export function StaffTasks() {
  const t = useTexts(staffTasks)
  const titleId = useId()
  const cursor = useCursor()
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null)
  const query = useListStaffTasks({ cursor }, { query: { ...usePolling(), placeholderData: keepPreviousData } })
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {t.title}
        </h2>
        <p className="text-sm text-muted">{t.lead}</p>
      </div>
      <ActionNotice outcome={outcome} />
      <CursorPage
        query={query}
        cursor={cursor}
        next="next"
        nothing={<EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />}
      >
        {tasks => (
          <Rows>
            {tasks.map(task => (
              <TaskRow key={task.taskId} task={task} onOutcome={setOutcome} />
            ))}
          </Rows>
        )}
      </CursorPage>
    </section>
  )
}

interface TaskProps {
  task: StaffTask
  onOutcome: (outcome: ActionOutcome | null) => void
}

/** On a phone, the title and the button are on the first line. On a wider screen, amount and button are beside the two lines of text. */
const TASK = 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-3'
const WITH_BUTTON = 'sm:grid-cols-[auto_minmax(0,1fr)_auto_7.5rem]'

function TaskRow({ task, onOutcome }: TaskProps) {
  const { kind, since, amount, requestedBy, takenBy, isMine } = task
  const t = useTexts(staffTasks)
  const { money, ago, dateTime } = useFormats()
  const mayChange = useMayChange()
  const { Icon, to } = PLACES[kind]
  return (
    <li className={classNames(TASK, mayChange && WITH_BUTTON)}>
      <Icon className="size-5 shrink-0 text-brand sm:mt-0.5 sm:self-start" />
      <Link to={to(task)} className="font-semibold wrap-anywhere underline-offset-4 hover:underline sm:self-end">
        {t.kinds[kind]}
      </Link>
      <p className="col-start-2 flex flex-wrap gap-x-3 text-sm text-muted wrap-anywhere max-sm:not-has-[+span]:col-end-4 sm:self-start">
        <time dateTime={since} title={dateTime(since)}>
          {ago(since)}
        </time>
        {requestedBy ? <span>{t.requestedBy(requestedBy.name)}</span> : null}
        {takenBy ? (
          <span className={isMine ? 'font-semibold text-brand' : undefined}>
            {isMine ? t.isMine : t.takenBy(takenBy.name)}
          </span>
        ) : null}
      </p>
      {amount ? (
        <span className="col-start-3 row-start-2 text-end font-semibold whitespace-nowrap sm:row-span-2 sm:row-start-1">
          <Ltr>{money(amount.amount)}</Ltr>
        </span>
      ) : null}
      {mayChange ? (
        <div className="col-start-3 row-start-1 justify-self-end sm:col-start-4 sm:row-span-2 sm:row-start-1">
          <OwnerButton task={task} onOutcome={onOutcome} />
        </div>
      ) : null}
    </li>
  )
}

/** Takes the task, or gives it back, also for a colleague who is away. */
function OwnerButton({ task, onOutcome }: TaskProps) {
  const { taskId, kind, takenBy } = task
  const t = useTexts(staffTasks)
  const errorText = useErrorText()
  const onError = (error: ApiError) => onOutcome({ tone: 'warning', text: t.outdated(errorText(error)) })
  const take = useTakeStaffTask(onError)
  const release = useReleaseStaffTask(onError)
  const action = takenBy ? release : take
  const [label, busy, name] = takenBy
    ? [t.giveBack, t.givingBack, t.giveBackOf(t.kinds[kind])]
    : [t.take, t.taking, t.takeOf(t.kinds[kind])]
  return (
    <Button
      variant="secondary"
      fit
      busy={action.isPending && busy}
      aria-label={action.isPending ? undefined : name}
      onClick={() => {
        onOutcome(null)
        action.mutate({ taskId })
      }}
    >
      {label}
    </Button>
  )
}

interface Place {
  Icon: ComponentType<{ className?: string }>
  to: (task: StaffTask) => string
}

/** The way to the task among those of its kind. */
const inList =
  (list: string) =>
  ({ taskId }: StaffTask) =>
    queueItemPath(list, taskId)

/** Where a task of each kind is done. */
const PLACES: Readonly<Record<StaffTaskKind, Place>> = {
  review: { Icon: ShieldIcon, to: inList(paths.adminReviews) },
  staff_request: { Icon: CheckCircleIcon, to: inList(paths.adminRequests) },
  transfer: { Icon: TransferIcon, to: ({ taskId }) => adminTransferPath(taskId) },
  suspense_credit: { Icon: TransactionsIcon, to: inList(paths.adminSuspense) },
  suspended_top_up: { Icon: TopUpIcon, to: inList(paths.adminSuspense) },
  money_exception: { Icon: WarningIcon, to: inList(paths.adminExceptions) },
  reconciliation_difference: { Icon: DocumentIcon, to: inList(paths.adminReconciliation) },
  reported_problem: { Icon: SupportIcon, to: inList(paths.adminReportedProblems) },
  document_request: {
    Icon: DocumentIcon,
    to: ({ customerId }) => (customerId ? adminCustomerPath(customerId) : paths.adminCustomers),
  },
}
