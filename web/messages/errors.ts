import { errors as ar } from './ar/errors.ts'
import { catalogue } from './catalogue.ts'
import { errors as en } from './en/errors.ts'

export const errors = catalogue(en, ar)
