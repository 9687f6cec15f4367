import { kyb as ar } from './ar/kyb.ts'
import { catalogue } from './catalogue.ts'
import { kyb as en } from './en/kyb.ts'

export const kyb = catalogue(en, ar)
