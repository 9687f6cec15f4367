import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { transferPath } from '#web/paths.ts'
import { Plan } from '../history/TransferFacts.tsx'

/** When a schedule pays, paid last, and what it skips, as lines. */
export function ScheduleDays({ schedule }: { schedule: TransferSchedule }) {
  const t = useTexts(transfers)
  const { locale } = useLocale()
  const { date } = useFormats()
  const { nextRunOn, lastRun, paymentsLeft, repeats, upcoming, state } = schedule
  const skippedDays = upcoming.filter(({ isSkipped }) => isSkipped).map(({ on }) => date(on))
  return (
    <ul className="grid gap-0.5 text-sm">
      <li>
        <Plan plan={schedule} />
      </li>
      {nextRunOn ? (
        <li>
          <span className="text-muted">{t.nextRun}</span> {date(nextRunOn)}
        </li>
      ) : null}
      {state === 'active' && paymentsLeft !== undefined && repeats !== 'once' ? (
        <li>{t.paymentsLeft(paymentsLeft)}</li>
      ) : null}
      {skippedDays.length > 0 ? <li>{t.skippedDays(new Intl.ListFormat(locale).format(skippedDays))}</li> : null}
      {lastRun || state === 'active' ? (
        <li>
          <span className="text-muted">{`${t.lastRun} `}</span>
          {lastRun ? (
            <TextLink to={transferPath(lastRun.transferId)}>
              {t.lastRunOf(date(lastRun.on), t.states[lastRun.state])}
            </TextLink>
          ) : (
            <span>{t.never}</span>
          )}
        </li>
      ) : null}
    </ul>
  )
}
