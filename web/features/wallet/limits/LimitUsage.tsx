import type { Limit, LimitPeriod } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { UsageBar } from './UsageBar.tsx'

interface LimitUsageProps {
  period: LimitPeriod
  limit: Limit
  /** That of the whole wallet, where it counts what this one counts. */
  overall: Limit | undefined
}

/** The limit as it is, how much of it is used, and what is left. */
export function LimitUsage({ period, limit: { limit, used, remaining }, overall }: LimitUsageProps) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const { current, used: usedLabel, remaining: remainingLabel } = t.period[period]
  return (
    <section aria-label={current} className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 className="text-sm text-muted">{current}</h2>
        <p className="text-lg font-semibold">{limit ? <Ltr>{money(limit.amount)}</Ltr> : t.noLimit}</p>
        {limit ? null : <NoLimit overall={overall} />}
      </div>
      {limit ? <UsageBar used={used.amount} limit={limit.amount} /> : null}
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Figure label={usedLabel} halalas={used.amount} />
        <Figure label={remainingLabel} halalas={remaining.amount} />
      </dl>
    </section>
  )
}

function NoLimit({ overall }: { overall: Limit | undefined }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const text = overall?.limit ? t.overallApplies(money(overall.limit.amount)) : t.notCounted
  return <p className="text-sm text-muted">{text}</p>
}

function Figure({ label, halalas }: { label: string; halalas: number }) {
  const { money } = useFormats()
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">
        <Ltr>{money(halalas)}</Ltr>
      </dd>
    </div>
  )
}
