import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import { type GetTransferScheduleQueryError, useGetTransferSchedule } from '#web/api/generated/transfers.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Source } from '#web/money/Source.tsx'
import { formOfSchedule } from '#web/money/transfer-form.ts'
import { approvalPath, paths } from '#web/paths.ts'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { PayeeName } from '../PayeeName.tsx'
import type { TransferStep } from '../transfer-step.ts'
import { CancelSchedule } from './CancelSchedule.tsx'
import { ScheduleDays } from './ScheduleDays.tsx'
import { ScheduleStateBadge } from './ScheduleStateBadge.tsx'
import { UpcomingRuns } from './UpcomingRuns.tsx'

/** What a schedule pays and when. It follows the schedule while it is open. */
export function SchedulePage() {
  const { scheduleId = '' } = useParams()
  const t = useTexts(transfers)
  const { data, error, refetch } = useGetTransferSchedule(scheduleId, { query: LIVE })
  if (data) return <Details schedule={data} />
  return (
    <>
      <PageHeading title={t.schedule} />
      {error ? <NotShown error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />}
    </>
  )
}

function NotShown({ error, onTryAgain }: { error: GetTransferScheduleQueryError; onTryAgain: () => void }) {
  const t = useTexts(transfers)
  const { code } = error.body
  if (code !== 'TRANSFER_SCHEDULE_NOT_FOUND' && code !== 'VALIDATION_ERROR') {
    return <LoadError error={error} onTryAgain={onTryAgain} />
  }
  return (
    <Notice tone="warning" alert title={t.scheduleNotFound}>
      <p>{t.scheduleNotFoundText}</p>
      <TextLink to={paths.transferSchedules}>{t.schedules}</TextLink>
    </Notice>
  )
}

function Details({ schedule }: { schedule: TransferSchedule }) {
  const t = useTexts(transfers)
  const { money } = useFormats()
  const nameOf = useName()
  const { state, destination, amount, repeats, upcoming, waitingChange } = schedule
  const outcome = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.transferSchedules} />
        <div className="grid justify-items-start gap-2">
          <PageHeading title={t.scheduleTo(nameOf(destination.name, destination.nameArabic))} />
          <p className="text-xl font-semibold">
            <Ltr>{money(amount.amount)}</Ltr>
          </p>
          <div ref={outcome} role="status" tabIndex={-1} className="grid justify-items-start gap-2">
            <ScheduleStateBadge state={state} />
            <ScheduleDays schedule={schedule} />
          </div>
        </div>
      </div>
      {waitingChange ? (
        <Notice title={t.changeWaiting}>
          <p>{t.changeWaitingText}</p>
          <TextLink to={approvalPath(waitingChange.approvalId)}>{t.seeApproval}</TextLink>
        </Notice>
      ) : null}
      <Actions schedule={schedule} outcome={outcome} />
      {upcoming.length > 0 && repeats !== 'once' ? <UpcomingRuns schedule={schedule} /> : null}
      <Terms schedule={schedule} />
    </>
  )
}

function Actions({ schedule, outcome }: Parameters<typeof CancelSchedule>[0]) {
  const t = useTexts(transfers)
  const step: TransferStep = { screen: 'amount' }
  const isChangeable = schedule.state === 'active' && !schedule.waitingChange
  return (
    <IfAllowed operation="changeTransferSchedule">
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {isChangeable ? (
          <ButtonLink to={paths.transfer} state={{ ...step, form: formOfSchedule(schedule) }}>
            {t.changeSchedule}
          </ButtonLink>
        ) : null}
        <CancelSchedule schedule={schedule} outcome={outcome} />
      </div>
    </IfAllowed>
  )
}

function Terms({ schedule: { destination, subWallet, purpose, note } }: { schedule: TransferSchedule }) {
  const t = useTexts(transfers)
  const purposes = useTexts(TRANSFER_PURPOSE_LABELS)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg font-semibold">{t.scheduleDetails}</h2>
      <Facts>
        <Fact name={t.payee}>
          <PayeeName payee={destination} />
        </Fact>
        <Fact name={t.from}>
          <Source subWallet={subWallet} />
        </Fact>
        <Fact name={t.purpose}>{purposes[purpose]}</Fact>
        {note ? (
          <Fact name={t.note}>
            <bdi>{note}</bdi>
          </Fact>
        ) : null}
      </Facts>
    </section>
  )
}
