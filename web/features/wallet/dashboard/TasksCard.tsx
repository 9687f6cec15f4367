import { useId } from 'react'
import { Link } from 'react-router-dom'
import { riyadhDay } from '#domain/riyadh-time.ts'
import type { Task } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { documentKinds } from '#web/messages/business/document-kinds.ts'
import { usePersonName } from '#web/money/PersonName.tsx'
import { usePaymentSubject } from '#web/money/use-payment-subject.ts'
import { approvalPath, billPaymentPath, paths, transferBatchPath, transferPath } from '#web/paths.ts'
import { ArrowForwardIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { FirstRows } from '#web/ui/Rows.tsx'
import { tasks as texts } from './tasks.messages.ts'

const SHOWN = 3

/** What waits for whoever is signed in. What ends first comes first. */
export function TasksCard({ tasks }: { tasks: readonly Task[] }) {
  const t = useTexts(texts)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {t.title}
      </h2>
      <FirstRows count={SHOWN}>
        {tasks.map(task => (
          <li
            key={`${task.kind} ${task.approvalId ?? task.transferId ?? task.batchId ?? task.billPaymentId ?? task.documentRequestId ?? task.billerCode} ${task.account}`}
          >
            <TaskRow task={task} />
          </li>
        ))}
      </FirstRows>
    </section>
  )
}

/** Who and how much; what, by whom and until when. */
function TaskRow({ task }: { task: Task }) {
  const t = useTexts(texts)
  const { money } = useFormats()
  const kinds = useTexts(documentKinds)
  const payment = usePaymentSubject()(task)
  const subject = task.documentKind ? kinds[task.documentKind] : payment
  return (
    <Link {...placeOf(task)} className="flex min-h-11 items-center gap-4 p-4 -outline-offset-2 hover:bg-raised">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-semibold wrap-anywhere">{subject ?? t.file}</span>
          {task.amount ? (
            <span className="font-semibold">
              <Ltr>{money(task.amount.amount)}</Ltr>
            </span>
          ) : null}
        </span>
        <Explanation task={task} />
      </span>
      <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

function Explanation({ task: { kind, until, madeBy, apiKeyName } }: { task: Task }) {
  const t = useTexts(texts)
  const { shortDate, dateTime } = useFormats()
  const personName = usePersonName()
  const isOver = Date.parse(until) <= serverNow()
  const parts = [
    t.kinds[kind],
    madeBy && t.madeBy(personName(madeBy)),
    apiKeyName && t.preparedBy(apiKeyName),
    // The end of a day is the beginning of the next one.
    kind === 'bill' && t.dueOn(shortDate(lastDayOf(until))),
    kind === 'document' && (isOver ? t.wasNeededBy : t.neededBy)(shortDate(lastDayOf(until))),
    kind !== 'bill' && kind !== 'document' && t.until(dateTime(until)),
  ]
  return <span className="text-sm wrap-anywhere text-muted">{parts.filter(Boolean).join(' · ')}</span>
}

/** Where the task is done. */
function placeOf({ approvalId, transferId, batchId, billPaymentId, documentRequestId, billerCode, account }: Task): {
  to: string
  state?: unknown
} {
  if (approvalId) return { to: approvalPath(approvalId) }
  if (transferId) return { to: transferPath(transferId) }
  if (billPaymentId) return { to: billPaymentPath(billPaymentId) }
  if (batchId) return { to: transferBatchPath(batchId) }
  if (documentRequestId) return { to: paths.documents }
  return { to: paths.bills, state: { screen: 'bill', billerCode, account } }
}

const lastDayOf = (end: string): string => riyadhDay(new Date(Date.parse(end) - 1))
