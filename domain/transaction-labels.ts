/** The names of transaction types on screen and in files, by the contract's codes. English follows the specification, typos included. */
export const TRANSACTION_TYPE_LABELS = {
  en: {
    wallet_top_up: 'Wallet Top-up',
    mada_card_top_up: 'MADA Card Topup',
    credit_card_top_up: 'Credit Card Topup',
    merchant_payment: 'Merchant Payment',
    apple_pay_top_up: 'Apple Pay Topup',
    bill_payment: 'Bill Payment',
    government_bill_payment: 'Government Bill Payment',
    wallet_to_bank_transfer: 'Wallet-to-Bank Transfer',
    reversal: 'Reversal Transaction',
    local_atm_withdrawal: 'Local ATM Cash Withdrawal',
    international_atm_withdrawal: 'International ATM Cash Withdrawal',
    local_pos: 'Local POS Transaction',
    international_pos: 'International POS Transaction',
    local_online_purchase: 'Local Online Purchase',
    international_online_purchase: 'International Online Purchase',
    refund: 'Refund transaction',
    mobile_recharge: 'Mobile Recharge',
    transfer: 'Transfer',
  },
  ar: {
    wallet_top_up: 'شحن المحفظة',
    mada_card_top_up: 'شحن ببطاقة مدى',
    credit_card_top_up: 'شحن ببطاقة ائتمانية',
    merchant_payment: 'دفع لتاجر',
    apple_pay_top_up: 'شحن عبر Apple Pay',
    bill_payment: 'سداد فاتورة',
    government_bill_payment: 'سداد فاتورة حكومية',
    wallet_to_bank_transfer: 'تحويل من المحفظة إلى البنك',
    reversal: 'عملية عكسية',
    local_atm_withdrawal: 'سحب نقدي من صراف محلي',
    international_atm_withdrawal: 'سحب نقدي من صراف دولي',
    local_pos: 'نقاط بيع محلية',
    international_pos: 'نقاط بيع دولية',
    local_online_purchase: 'شراء محلي عبر الإنترنت',
    international_online_purchase: 'شراء دولي عبر الإنترنت',
    refund: 'عملية استرداد',
    mobile_recharge: 'شحن رصيد الجوال',
    transfer: 'تحويل',
  },
} as const

export const TRANSACTION_STATUS_LABELS = {
  en: { successful: 'Successful', pending: 'Pending', failed: 'Failed' },
  ar: { successful: 'ناجحة', pending: 'قيد التنفيذ', failed: 'فاشلة' },
} as const

/** The columns of every list of transactions, in order. */
export const TRANSACTION_COLUMN_LABELS = {
  en: {
    referenceId: 'Reference ID',
    status: 'Status',
    currency: 'Currency',
    amount: 'Amount',
    transactionType: 'Transaction Type',
    time: 'Time',
    date: 'Date',
    counterparty: 'Merchant/Beneficiary',
  },
  ar: {
    referenceId: 'الرقم المرجعي',
    status: 'الحالة',
    currency: 'العملة',
    amount: 'المبلغ',
    transactionType: 'نوع العملية',
    time: 'الوقت',
    date: 'التاريخ',
    counterparty: 'التاجر/المستفيد',
  },
} as const
