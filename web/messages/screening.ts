import { screening as ar } from './ar/screening.ts'
import { catalogue } from './catalogue.ts'
import { screening as en } from './en/screening.ts'

export const screening = catalogue(en, ar)
