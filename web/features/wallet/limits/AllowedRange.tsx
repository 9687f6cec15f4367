import type { LimitRange } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useFormats } from '#web/lib/use-formats.ts'
import { limits } from '#web/messages/limits.ts'

export function AllowedRange({ range: { minimum, maximum } }: { range: LimitRange }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  // Isolated, so that each amount keeps its order inside Arabic text.
  const isolated = (halalas: number) => `\u2066${money(halalas)}\u2069`
  return <span className="tabular-nums">{t.fromTo(isolated(minimum.amount), isolated(maximum.amount))}</span>
}
