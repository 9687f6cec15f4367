import { docsConventions as ar } from './ar/docs-conventions.ts'
import { catalogue } from './catalogue.ts'
import { docsConventions as en } from './en/docs-conventions.ts'

export const docsConventions = catalogue(en, ar)
