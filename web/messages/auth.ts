import { auth as ar } from './ar/auth.ts'
import { catalogue } from './catalogue.ts'
import { auth as en } from './en/auth.ts'

export const auth = catalogue(en, ar)
