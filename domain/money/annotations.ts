import { codePointLength } from '#domain/text-length.ts'
import { visibleText } from '#domain/visible-text.ts'
import { cleanSubWalletName } from './sub-wallet-name.ts'

/** The most rules of an account that sort transactions by their counterparty. */
export const MAX_CATEGORY_RULES = 200
/** The number of newest transactions of each wallet to which a new rule is applied. */
export const CATEGORIZED_EARLIER = 10_000
export const MAX_CATEGORIES = 50
export const CATEGORY_NAME_MIN_LENGTH = 2
export const CATEGORY_NAME_MAX_LENGTH = 40
export const NOTE_MAX_LENGTH = 500
export const MAX_RECEIPTS_PER_TRANSACTION = 5
export const MAX_RECEIPT_BYTES = 10 * 1024 * 1024
/** The most bytes of the receipts of an account. */
export const MAX_RECEIPTS_BYTES = 500 * 1024 * 1024
/** The most cases of a transaction. */
export const MAX_CASES = 10
/** The trigger of the migration has the same number. */
export const MAX_CASE_MESSAGES = 100
export const CASE_TEXT_MAX_LENGTH = 2000

/** Returns the name of a category as it is stored. */
export const cleanCategoryName = (name: string): string => cleanSubWalletName(name)

/** Checks the name as it would be stored. */
export function isCategoryName(name: string): boolean {
  const length = codePointLength(cleanCategoryName(name))
  return length >= CATEGORY_NAME_MIN_LENGTH && length <= CATEGORY_NAME_MAX_LENGTH
}

/** The categories that a new account begins with. */
export const FIRST_CATEGORIES = [
  { name: 'Rent', nameArabic: 'إيجار' },
  { name: 'Salaries', nameArabic: 'رواتب' },
  { name: 'Suppliers', nameArabic: 'موردون' },
  { name: 'Utilities', nameArabic: 'كهرباء ومياه واتصالات' },
  { name: 'Government fees', nameArabic: 'رسوم حكومية' },
  { name: 'Marketing', nameArabic: 'تسويق' },
  { name: 'Travel', nameArabic: 'سفر وتنقل' },
  { name: 'Equipment', nameArabic: 'أجهزة ومعدات' },
  { name: 'Sales', nameArabic: 'مبيعات' },
  { name: 'Other', nameArabic: 'أخرى' },
] as const

/** Returns a note or message as it is stored: its visible text, with its line breaks. */
export const cleanNote = (note: string): string => visibleText(note).trim()
