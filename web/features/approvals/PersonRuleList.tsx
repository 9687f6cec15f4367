import type { ReactNode } from 'react'
import type { ApprovalRuleByPerson } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { usePersonName } from '#web/money/PersonName.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { approvals } from './approvals.messages.ts'

interface PersonRuleListProps {
  rules: readonly ApprovalRuleByPerson[]
  /** What can be done with a rule, which is described in words. */
  action?: (rule: ApprovalRuleByPerson, words: string) => ReactNode
}

/** The rules about people, each as a sentence. */
export function PersonRuleList({ rules, action }: PersonRuleListProps) {
  const t = useTexts(approvals)
  const { money } = useFormats()
  const approverName = usePersonName('somebody')
  const makerName = usePersonName()
  return (
    <Rows>
      {rules.map(rule => {
        const { from, maker, approver } = rule
        const words = t.personRule(approverName(approver), makerName(maker), money(from.amount))
        return (
          <li
            key={`${maker.personId} ${from.amount}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4"
          >
            <span className="min-w-0 flex-1 basis-48">{words}</span>
            {action ? <span className="ms-auto">{action(rule, words)}</span> : null}
          </li>
        )
      })}
    </Rows>
  )
}
