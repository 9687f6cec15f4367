import { keepPreviousData } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransferSchedules } from '#web/api/generated/transfers.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { CancelDialog } from '#web/money/CancelDialog.tsx'
import { CursorList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { usePersonName } from '#web/money/PersonName.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { paths, transferPath } from '#web/paths.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CalendarIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { Plan } from '../history/TransferFacts.tsx'
import { PayeeName } from '../PayeeName.tsx'
import { useCancelTransferSchedule } from './use-cancel-transfer-schedule.ts'

/** Scheduled and recurring transfers. The page of the list is in the URL. */
export function SchedulesPage() {
  const t = useTexts(transfers)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.transfer} />
        <PageHeading title={t.schedulesTitle} />
      </div>
      <CursorLost />
      <Schedules />
    </>
  )
}

function Schedules() {
  const list = useFirstPageInstead(
    useListTransferSchedules(cursorParams(useAddress().params), {
      query: { ...LIVE, placeholderData: keepPreviousData },
    }),
  )
  return (
    <CursorList list={list} skeleton={<RowsSkeleton count={3} />} empty={<NoSchedules />}>
      {items => (
        <Rows>
          {items.map(schedule => (
            <Schedule key={schedule.scheduleId} schedule={schedule} />
          ))}
        </Rows>
      )}
    </CursorList>
  )
}

function NoSchedules() {
  const t = useTexts(transfers)
  return (
    <EmptyState icon={<CalendarIcon />} title={t.schedulesEmptyTitle} text={t.schedulesEmptyText}>
      <IfAllowed operation="createTransfer">
        <ButtonLink to={paths.transfer}>{t.newTransfer}</ButtonLink>
      </IfAllowed>
    </EmptyState>
  )
}

const TONE: Record<TransferSchedule['state'], StatusTone> = {
  active: 'success',
  cancelled: 'neutral',
  ended: 'neutral',
}

function Schedule({ schedule }: { schedule: TransferSchedule }) {
  const t = useTexts(transfers)
  const { money, date } = useFormats()
  const { destination, amount, state, nextRunOn, lastRun, madeBy, apiKeyName, cancelledBy } = schedule
  const personName = usePersonName()
  const row = useRef<HTMLLIElement>(null)
  return (
    <li ref={row} tabIndex={-1} className="grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-40">
          <PayeeName payee={destination} />
        </span>
        <span className="grid justify-items-end gap-1">
          <span className="font-semibold">
            <Ltr>{money(amount.amount)}</Ltr>
          </span>
          <StatusBadge tone={TONE[state]}>{t.scheduleStates[state]}</StatusBadge>
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <ul className="grid gap-0.5 text-sm">
          <li>
            <Plan plan={schedule} />
          </li>
          {nextRunOn ? (
            <li>
              <span className="text-muted">{t.nextRun}</span> {date(nextRunOn)}
            </li>
          ) : null}
          <li>
            <span className="text-muted">{`${t.lastRun} `}</span>
            {lastRun ? (
              <TextLink to={transferPath(lastRun.transferId)}>
                {date(lastRun.on)}, {t.states[lastRun.state]}
              </TextLink>
            ) : (
              <span>{t.never}</span>
            )}
          </li>
          {madeBy || apiKeyName ? (
            <li className="text-muted">{t.madeByOf(apiKeyName ?? (madeBy ? personName(madeBy) : ''))}</li>
          ) : null}
          {cancelledBy ? <li className="text-muted">{t.cancelledBy(personName(cancelledBy))}</li> : null}
        </ul>
        <span className="ms-auto">
          <CancelSchedule schedule={schedule} outcome={row} />
        </span>
      </div>
    </li>
  )
}

interface CancelScheduleProps {
  schedule: TransferSchedule
  /** The element that shows the result of the cancellation. */
  outcome: RefObject<HTMLElement | null>
}

function CancelSchedule({ schedule, outcome }: CancelScheduleProps) {
  const { scheduleId, amount, destination, state } = schedule
  const t = useTexts(transfers)
  const { money } = useFormats()
  const name = useName()(destination.name, destination.nameArabic)
  const cancellation = useCancelTransferSchedule(scheduleId)
  const isPossible = state === 'active'
  return (
    <>
      {isPossible ? (
        <Button variant="secondary" aria-label={t.cancelScheduleOf(name)} onClick={cancellation.ask}>
          {t.cancelSchedule}
        </Button>
      ) : null}
      <CancelDialog
        cancellation={cancellation}
        isPossible={isPossible}
        title={t.cancelScheduleTitle}
        text={t.cancelScheduleText(money(amount.amount), name)}
        confirm={t.cancelScheduleConfirm}
        tooLate="TRANSFER_SCHEDULE_ENDED"
        outcome={outcome}
      />
    </>
  )
}
