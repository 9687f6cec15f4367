import { copy as ar } from './ar/copy.ts'
import { catalogue } from './catalogue.ts'
import { copy as en } from './en/copy.ts'

export const copy = catalogue(en, ar)
