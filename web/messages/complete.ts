import { complete as ar } from './ar/complete.ts'
import { catalogue } from './catalogue.ts'
import { complete as en } from './en/complete.ts'

export const complete = catalogue(en, ar)
