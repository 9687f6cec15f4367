import { sandbox as ar } from './ar/sandbox.ts'
import { catalogue } from './catalogue.ts'
import { sandbox as en } from './en/sandbox.ts'

export const sandbox = catalogue(en, ar)
