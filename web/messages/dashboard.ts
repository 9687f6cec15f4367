import { dashboard as ar } from './ar/dashboard.ts'
import { catalogue } from './catalogue.ts'
import { dashboard as en } from './en/dashboard.ts'

export const dashboard = catalogue(en, ar)
