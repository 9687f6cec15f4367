import { limits as ar } from './ar/limits.ts'
import { catalogue } from './catalogue.ts'
import { limits as en } from './en/limits.ts'

export const limits = catalogue(en, ar)
