import type { HoldReason, HoldStatus } from '#web/api/generated/model/index.ts'
import type { onHold as en } from '../en/on-hold.ts'

const reason: Record<HoldReason, string> = {
  authorization: 'حجزه التاجر إلى أن تكتمل عملية الدفع',
  deposit: 'مبلغ تأمين',
  review: 'التحويل قيد المراجعة',
  dispute: 'عملية الدفع محل اعتراض',
}

const status: Record<HoldStatus, string> = { on_hold: 'محجوز' }

export const onHold: typeof en = {
  title: 'الرصيد المحجوز',
  balance: 'الرصيد',
  onHold: 'المحجوز',
  available: 'المتاح للإنفاق',
  meaning:
    'المبلغ المحجوز ملكك لكن لا يمكن إنفاقه حاليًا. إما أن يُدفع، أو يعود متاحًا في تاريخ الإفراج المتوقع على أبعد تقدير.',
  list: 'المبالغ المحجوزة، الأحدث أولًا',
  columns: {
    name: 'اسم العملية',
    amount: 'المبلغ',
    status: 'الحالة',
    reason: 'السبب',
    transactionRef: 'مرجع العملية',
    heldAt: 'تاريخ الحجز',
    expectedRelease: 'الإفراج المتوقع',
  },
  status,
  reason,
  emptyTitle: 'لا توجد مبالغ محجوزة',
  emptyText:
    'عندما يحجز تاجر مبلغًا أو تخضع عملية للمراجعة، يظهر المبلغ هنا مع السبب وتاريخ الانتهاء. وحتى ذلك الحين يمكنك إنفاق رصيدك كاملًا.',
}
