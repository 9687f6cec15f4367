import type { HoldReason, HoldStatus } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

const englishReason: Record<HoldReason, string> = {
  authorization: 'Reserved by the merchant until the payment is completed',
  deposit: 'A security deposit',
  review: 'The payment is being checked',
  dispute: 'The payment is disputed',
  transfer: 'The payment is on its way',
}

const englishStatus: Record<HoldStatus, string> = { on_hold: 'On-Hold', released: 'Released' }

const en = {
  title: 'On Hold Balance',
  balance: 'Balance',
  inSubWallets: 'In sub-wallets',
  onHold: 'On hold',
  available: 'Available to spend',
  meaning:
    'Money on hold is yours, but you cannot spend it for now. By the expected release at the latest, it is either paid out or available again.',
  list: 'What is on hold, newest first',
  note: 'Amounts in SAR',
  columns: {
    name: 'Name Transaction',
    amount: 'Amount',
    status: 'Status',
    reason: 'Reason',
    transactionRef: 'Transaction Ref',
    heldAt: 'Hold Date',
    expectedRelease: 'Expected Release',
  },
  status: englishStatus,
  reason: englishReason,
  emptyTitle: 'Nothing is on hold',
  emptyText:
    'When a merchant reserves an amount, or a payment is being checked, it is listed here with the reason and the day it ends. You can spend all of your balance now.',
}

const arabicReason: Record<HoldReason, string> = {
  authorization: 'حجزه التاجر إلى أن تكتمل عملية الدفع',
  deposit: 'مبلغ تأمين',
  review: 'عملية الدفع قيد المراجعة',
  dispute: 'عملية الدفع محل اعتراض',
  transfer: 'المبلغ في طريقه إلى المستفيد',
}

const arabicStatus: Record<HoldStatus, string> = { on_hold: 'محجوز', released: 'متاح من جديد' }

const ar: typeof en = {
  title: 'الرصيد المحجوز',
  balance: 'الرصيد',
  inSubWallets: 'في المحافظ الفرعية',
  onHold: 'المحجوز',
  available: 'المتاح للإنفاق',
  meaning:
    'المبلغ المحجوز ملكك لكن لا يمكن إنفاقه حاليًا. إما أن يُدفع، أو يعود متاحًا في موعد فك الحجز المتوقع على أبعد تقدير.',
  list: 'المبالغ المحجوزة، الأحدث أولًا',
  note: 'المبالغ بالريال السعودي',
  columns: {
    name: 'اسم العملية',
    amount: 'المبلغ',
    status: 'الحالة',
    reason: 'السبب',
    transactionRef: 'مرجع العملية',
    heldAt: 'تاريخ الحجز',
    expectedRelease: 'موعد فك الحجز المتوقع',
  },
  status: arabicStatus,
  reason: arabicReason,
  emptyTitle: 'لا توجد مبالغ محجوزة',
  emptyText:
    'عندما يحجز تاجر مبلغًا أو تخضع عملية للمراجعة، يظهر المبلغ هنا مع السبب وتاريخ الانتهاء. وحتى ذلك الحين يمكنك إنفاق رصيدك كاملًا.',
}

export const onHold = catalogue(en, ar)
