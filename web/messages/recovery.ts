import { recovery as ar } from './ar/recovery.ts'
import { catalogue } from './catalogue.ts'
import { recovery as en } from './en/recovery.ts'

export const recovery = catalogue(en, ar)
