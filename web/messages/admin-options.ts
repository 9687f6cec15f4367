import { adminOptions as ar } from './ar/admin-options.ts'
import { catalogue } from './catalogue.ts'
import { adminOptions as en } from './en/admin-options.ts'

export const adminOptions = catalogue(en, ar)
