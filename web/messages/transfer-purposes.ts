import type { TransferPurpose } from '#web/api/generated/model/index.ts'
import { catalogue } from './catalogue.ts'

const en: Record<TransferPurpose, string> = {
  bills_or_rent: 'Bills or rent',
  expenses_services: 'Expenses and services',
  purchase_assets: 'Purchase of assets',
  saving_investment: 'Savings and investment',
  government_dues: 'Government dues',
  credit_card_loan: 'Credit card or loan',
  personal: 'Personal',
  donation: 'Donation',
  payroll_benefits: 'Salaries and benefits',
  online_purchase: 'Online purchase',
  dividend_payment: 'Dividends',
  payment_to_merchant: 'Payment to a merchant',
  own_account_transfer: 'To my own account',
}

const ar: typeof en = {
  bills_or_rent: 'فواتير أو إيجار',
  expenses_services: 'مصروفات وخدمات',
  purchase_assets: 'شراء أصول',
  saving_investment: 'ادخار واستثمار',
  government_dues: 'مستحقات حكومية',
  credit_card_loan: 'بطاقة ائتمانية أو تمويل',
  personal: 'شخصي',
  donation: 'تبرع',
  payroll_benefits: 'رواتب ومزايا',
  online_purchase: 'شراء عبر الإنترنت',
  dividend_payment: 'توزيع أرباح',
  payment_to_merchant: 'دفع لتاجر',
  own_account_transfer: 'إلى حسابي',
}

export const TRANSFER_PURPOSES = catalogue(en, ar)
