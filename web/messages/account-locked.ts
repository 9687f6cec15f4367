import { accountLocked as ar } from './ar/account-locked.ts'
import { catalogue } from './catalogue.ts'
import { accountLocked as en } from './en/account-locked.ts'

export const accountLocked = catalogue(en, ar)
