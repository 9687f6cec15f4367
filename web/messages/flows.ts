import { flows as ar } from './ar/flows.ts'
import { catalogue } from './catalogue.ts'
import { flows as en } from './en/flows.ts'

export const flows = catalogue(en, ar)
