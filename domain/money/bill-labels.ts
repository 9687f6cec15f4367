/** The names of the states of bill payments on screen and in files, by the contract's codes. */
export const BILL_STATE_LABELS = {
  en: {
    draft: 'Not confirmed',
    held: 'Confirmed',
    submitting: 'Being sent',
    unknown: 'Being checked',
    submitted: 'With SADAD',
    paid: 'Paid',
    cancelled: 'Cancelled',
    refused: 'Refused',
    failed: 'Failed',
    expired: 'Expired',
  },
  ar: {
    draft: 'غير مؤكد',
    held: 'مؤكد',
    submitting: 'قيد الإرسال',
    unknown: 'قيد التحقق',
    submitted: 'لدى سداد',
    paid: 'مدفوع',
    cancelled: 'ملغى',
    refused: 'مرفوض',
    failed: 'فاشل',
    expired: 'منتهي الصلاحية',
  },
}

export const BILL_RECEIPT_LABELS = {
  en: {
    receiptTitle: 'Bill payment receipt',
    state: 'State',
    biller: 'Biller',
    account: 'Account number',
    billNumber: 'Bill number',
    from: 'From',
    paidAt: 'Paid on',
    transaction: 'Transaction',
    number: 'Payment number',
    asOf: (moment: string) => `Issued on ${moment}. Times are in Riyadh time.`,
  },
  ar: {
    receiptTitle: 'إيصال سداد فاتورة',
    state: 'الحالة',
    biller: 'الجهة المفوترة',
    account: 'رقم الحساب',
    billNumber: 'رقم الفاتورة',
    from: 'من',
    paidAt: 'وقت السداد',
    transaction: 'العملية',
    number: 'رقم عملية السداد',
    asOf: (moment: string) => `صدر هذا الإيصال في ${moment}. الأوقات بتوقيت الرياض.`,
  },
}
