import { password as ar } from './ar/password.ts'
import { catalogue } from './catalogue.ts'
import { password as en } from './en/password.ts'

export const password = catalogue(en, ar)
