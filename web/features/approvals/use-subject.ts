import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { approvals } from './approvals.messages.ts'

/** The title of the page of a payment. */
export function usePaymentTitle(): (approval: Approval) => string {
  const t = useTexts(approvals)
  const subject = useSubject()
  return approval => {
    if (!approval.batch) return t.paymentTo(subject(approval))
    return approval.batch.fileName ? t.fileOf(approval.batch.fileName) : t.kinds.batch
  }
}

/** Tells whom or what a payment pays, in a few words. */
export function useSubject(): (approval: Approval) => string {
  const t = useTexts(approvals)
  const nameOf = useName()
  return ({ kind, transfer, bills, batch }) => {
    if (transfer) return nameOf(transfer.destination.name, transfer.destination.nameArabic)
    if (batch) return batch.fileName ?? t.kinds.batch
    const [bill, ...others] = bills ?? []
    if (!bill) return t.kinds[kind]
    const name = nameOf(bill.billerName, bill.billerNameArabic)
    return others.length === 0 ? name : t.andOthers(name, others.length)
  }
}
