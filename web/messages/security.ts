import { security as ar } from './ar/security.ts'
import { catalogue } from './catalogue.ts'
import { security as en } from './en/security.ts'

export const security = catalogue(en, ar)
