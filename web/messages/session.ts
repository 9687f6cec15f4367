import { session as ar } from './ar/session.ts'
import { catalogue } from './catalogue.ts'
import { session as en } from './en/session.ts'

export const session = catalogue(en, ar)
