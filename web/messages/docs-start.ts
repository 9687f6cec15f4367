import { docsStart as ar } from './ar/docs-start.ts'
import { catalogue } from './catalogue.ts'
import { docsStart as en } from './en/docs-start.ts'

export const docsStart = catalogue(en, ar)
