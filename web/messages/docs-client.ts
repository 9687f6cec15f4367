import { docsClient as ar } from './ar/docs-client.ts'
import { catalogue } from './catalogue.ts'
import { docsClient as en } from './en/docs-client.ts'

export const docsClient = catalogue(en, ar)
