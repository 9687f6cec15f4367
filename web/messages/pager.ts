import { pager as ar } from './ar/pager.ts'
import { catalogue } from './catalogue.ts'
import { pager as en } from './en/pager.ts'

export const pager = catalogue(en, ar)
