import { adminCustomers as ar } from './ar/admin-customers.ts'
import { catalogue } from './catalogue.ts'
import { adminCustomers as en } from './en/admin-customers.ts'

export const adminCustomers = catalogue(en, ar)
