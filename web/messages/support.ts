import { support as ar } from './ar/support.ts'
import { catalogue } from './catalogue.ts'
import { support as en } from './en/support.ts'

export const support = catalogue(en, ar)
