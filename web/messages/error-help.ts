import { errorHelp as ar } from './ar/error-help.ts'
import { catalogue } from './catalogue.ts'
import { errorHelp as en } from './en/error-help.ts'

export const errorHelp = catalogue(en, ar)
