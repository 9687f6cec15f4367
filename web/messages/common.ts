import { common as ar } from './ar/common.ts'
import { catalogue } from './catalogue.ts'
import { common as en } from './en/common.ts'

export const common = catalogue(en, ar)
