import { callback as ar } from './ar/callback.ts'
import { catalogue } from './catalogue.ts'
import { callback as en } from './en/callback.ts'

export const callback = catalogue(en, ar)
