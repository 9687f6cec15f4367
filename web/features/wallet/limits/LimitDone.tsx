import type { LimitSet } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'
import { paths } from '#web/paths.ts'
import { ActionDone } from '../actions/ActionDone.tsx'
import { useLimitSubject } from './use-limit-subject.ts'

export function LimitDone({ set: { period, transactionType, limit } }: { set: LimitSet }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const subject = useLimitSubject()
  const { set, setOf } = t.period[period]
  const amount = money(limit.amount)
  const text = transactionType ? setOf(subject(transactionType), amount) : set(amount)
  return <ActionDone title={t.doneTitle} text={text} to={paths.wallet} />
}
