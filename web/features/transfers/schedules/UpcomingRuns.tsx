import { useErrorText } from '#web/api/error-text.ts'
import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { useSkipTransferRun } from './use-skip-transfer-run.ts'
import { useUnskipTransferRun } from './use-unskip-transfer-run.ts'

/** The next days of what repeats, each of which can be skipped. */
export function UpcomingRuns({ schedule: { scheduleId, upcoming } }: { schedule: TransferSchedule }) {
  const t = useTexts(transfers)
  const { date } = useFormats()
  const errorText = useErrorText()
  const skip = useSkipTransferRun(scheduleId)
  const unskip = useUnskipTransferRun(scheduleId)
  const error = skip.error ?? unskip.error
  const change = (on: string, isSkipped: boolean) => {
    skip.reset()
    unskip.reset()
    if (isSkipped) unskip.mutate({ scheduleId, on })
    else skip.mutate({ scheduleId, data: { on } })
  }
  const isChanging = (on: string) =>
    (skip.isPending && skip.variables.data.on === on) || (unskip.isPending && unskip.variables.on === on)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg font-semibold">{t.upcoming}</h2>
      <IfAllowed operation="skipTransferRun">
        <p className="text-muted">{t.upcomingText}</p>
      </IfAllowed>
      {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
      <Rows>
        {upcoming.map(({ on, isSkipped }) => (
          <li key={on} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
            <span className="grid justify-items-start gap-1">
              <span className={isSkipped ? 'text-muted line-through' : undefined}>{date(on)}</span>
              {isSkipped ? <StatusBadge tone="neutral">{t.skipped}</StatusBadge> : null}
            </span>
            <span className="ms-auto">
              <IfAllowed operation="skipTransferRun">
                <Button
                  variant="secondary"
                  fit
                  busy={isChanging(on) && t.saving}
                  aria-label={isSkipped ? t.unskipOf(date(on)) : t.skipOf(date(on))}
                  onClick={() => change(on, isSkipped)}
                >
                  {isSkipped ? t.unskip : t.skip}
                </Button>
              </IfAllowed>
            </span>
          </li>
        ))}
      </Rows>
    </section>
  )
}
