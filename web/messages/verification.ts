import { verification as ar } from './ar/verification.ts'
import { catalogue } from './catalogue.ts'
import { verification as en } from './en/verification.ts'

export const verification = catalogue(en, ar)
