import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

/** Against 30 days ago; null where there was nothing then. A lower balance is news, not an error, so it has no colour. */
export function BalanceChange({ percent }: { percent: number | null }) {
  const t = useTexts(dashboard)
  const { number } = useFormats()
  if (percent === null) return <p className="text-sm text-on-deep-muted">{t.noComparison}</p>
  if (percent === 0) return <p className="text-sm text-on-deep-muted">{t.unchanged}</p>
  const rises = percent > 0
  const size = `\u2066${number(Math.abs(percent))}%\u2069`
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <ChevronDownIcon className={rises ? 'size-4 rotate-180' : 'size-4'} />
      {rises ? t.higher(size) : t.lower(size)}
    </p>
  )
}
