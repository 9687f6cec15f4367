import type { TransferPlan } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfer } from '#web/messages/payments/transfer.ts'

/** Puts into words on which day it is paid, or how often from which day on, and until when. */
export function usePlanText() {
  const t = useTexts(transfer)
  const { date } = useFormats()
  return ({ startsOn, repeats, endsOn, paymentCount }: TransferPlan): string => {
    const plan = t.plan[repeats](date(startsOn))
    if (endsOn) return t.planUntil(plan, date(endsOn))
    return paymentCount ? t.planCount(plan, paymentCount) : plan
  }
}
