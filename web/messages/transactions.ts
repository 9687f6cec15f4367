import { transactions as ar } from './ar/transactions.ts'
import { catalogue } from './catalogue.ts'
import { transactions as en } from './en/transactions.ts'

export const transactions = catalogue(en, ar)
