import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransferSchedules } from '#web/api/generated/transfers.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { CursorList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { usePersonName } from '#web/money/PersonName.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { paths, transferSchedulePath } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CalendarIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { PayeeName } from '../PayeeName.tsx'
import { CancelSchedule } from './CancelSchedule.tsx'
import { ScheduleDays } from './ScheduleDays.tsx'
import { ScheduleStateBadge } from './ScheduleStateBadge.tsx'

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

function Schedule({ schedule }: { schedule: TransferSchedule }) {
  const t = useTexts(transfers)
  const { money } = useFormats()
  const { scheduleId, destination, amount, state, waitingChange, madeBy, apiKeyName, cancelledBy } = schedule
  const name = useName()(destination.name, destination.nameArabic)
  const personName = usePersonName()
  const row = useRef<HTMLLIElement>(null)
  return (
    <li ref={row} tabIndex={-1} className="grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-40">
          <PayeeName payee={destination} />
        </span>
        <span className="ms-auto grid justify-items-end gap-1">
          <span className="font-semibold">
            <Ltr>{money(amount.amount)}</Ltr>
          </span>
          <ScheduleStateBadge state={state} />
        </span>
      </div>
      {waitingChange ? <p className="text-sm">{t.changeWaiting}</p> : null}
      {madeBy || apiKeyName ? (
        <p className="text-sm text-muted">{t.madeByOf(apiKeyName ?? (madeBy ? personName(madeBy) : ''))}</p>
      ) : null}
      {cancelledBy ? <p className="text-sm text-muted">{t.cancelledBy(personName(cancelledBy))}</p> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ScheduleDays schedule={schedule} />
        <span className="ms-auto flex flex-wrap gap-3">
          <ButtonLink
            variant="secondary"
            fit
            to={transferSchedulePath(scheduleId)}
            aria-label={`${t.details}: ${t.scheduleTo(name)}`}
          >
            {t.details}
          </ButtonLink>
          <CancelSchedule schedule={schedule} outcome={row} fit />
        </span>
      </div>
    </li>
  )
}
