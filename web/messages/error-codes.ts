import { errorCodes as ar } from './ar/error-codes.ts'
import { catalogue } from './catalogue.ts'
import { errorCodes as en } from './en/error-codes.ts'

export const errorCodes = catalogue(en, ar)
