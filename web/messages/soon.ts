import { soon as ar } from './ar/soon.ts'
import { catalogue } from './catalogue.ts'
import { soon as en } from './en/soon.ts'

export const soon = catalogue(en, ar)
