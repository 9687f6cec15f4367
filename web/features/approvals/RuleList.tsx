import type { ApprovalRule } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { approvals } from './approvals.messages.ts'

export function RuleList({ rules }: { rules: readonly ApprovalRule[] }) {
  const t = useTexts(approvals)
  const { money } = useFormats()
  if (rules.length === 0) return <p>{t.noRules}</p>
  return (
    <Rows>
      {rules.map(({ from, approvals: needed }) => (
        <li key={from.amount} className="p-4">
          {t.rule(money(from.amount), needed)}
        </li>
      ))}
    </Rows>
  )
}
