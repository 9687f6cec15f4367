import { docsErrors as ar } from './ar/docs-errors.ts'
import { catalogue } from './catalogue.ts'
import { docsErrors as en } from './en/docs-errors.ts'

export const docsErrors = catalogue(en, ar)
