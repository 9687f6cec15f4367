import { oneTimeCode as ar } from './ar/one-time-code.ts'
import { catalogue } from './catalogue.ts'
import { oneTimeCode as en } from './en/one-time-code.ts'

export const oneTimeCode = catalogue(en, ar)
