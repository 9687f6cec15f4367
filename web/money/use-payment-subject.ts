import { useName, useTexts } from '#web/lib/locale.tsx'
import { paymentSubjects } from '#web/messages/payments/payment-subjects.ts'

interface PaymentSubject {
  name?: string
  nameArabic?: string
  /** How many bills or transfers it is together. */
  payments?: number
}

/** Names whom or what a payment pays, in a few words. Nothing where the server does not say. */
export function usePaymentSubject(): (subject: PaymentSubject) => string | undefined {
  const t = useTexts(paymentSubjects)
  const nameOf = useName()
  return ({ name, nameArabic, payments }) => {
    const shown = name === undefined ? undefined : `\u2068${nameOf(name, nameArabic)}\u2069`
    if (payments === undefined) return shown
    return shown === undefined ? t.payments(payments) : `${shown} (${t.payments(payments)})`
  }
}
