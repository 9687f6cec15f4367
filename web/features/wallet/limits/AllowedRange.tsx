import type { LimitRange } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'

export function AllowedRange({ range: { minimum, maximum } }: { range: LimitRange }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  return <span className="tabular-nums">{t.fromTo(money(minimum.amount), money(maximum.amount))}</span>
}
