import { admin as ar } from './ar/admin.ts'
import { catalogue } from './catalogue.ts'
import { admin as en } from './en/admin.ts'

export const admin = catalogue(en, ar)
